/** The part of Trusted Types that is used; not every browser has them. */
type Policy = {
  createHTML: (html: string) => string;
  createScriptURL: (address: string) => string;
};
type PolicyFactory = {
  createPolicy: (name: string, rules: Policy) => Policy;
};

const AS_IT_IS: Policy = {
  createHTML: (html) => html,
  createScriptURL: (address) => address,
};

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };

/**
 * The one way from text to markup and scripts: whole documents of this site, and what its own code says. The security
 * policy of the pages refuses every other.
 */
export const trusted: Policy =
  trustedTypes?.createPolicy('site', AS_IT_IS) ?? AS_IT_IS;
