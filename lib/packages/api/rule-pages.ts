/** Examples of components stand in code. */
const FENCES = /^(`{3,})(?!`)[^]*?^\1`*$/gm;

/** The pages that describe rules, by rule: those that show the facts of one. */
export function rulePages(
  pages: readonly { path: string; body: string }[],
): Map<string, string> {
  const found = new Map<string, string>();
  for (const { path, body } of pages) {
    const text = body.replace(FENCES, '');
    const rules = text.matchAll(/^<RuleFacts[^>]* rule="([^"]+)"/gm);
    for (const [, rule = ''] of rules) {
      if (!found.has(rule)) found.set(rule, path);
    }
  }
  return found;
}
