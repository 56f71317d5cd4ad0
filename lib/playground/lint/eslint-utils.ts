/** Stands in for `@typescript-eslint/utils` in a browser, as far as rules without types ask for it. */

type Meta = { docs?: object };
type Context = { options: readonly unknown[] };
type Rule = {
  name: string;
  meta: Meta;
  defaultOptions: readonly unknown[];
  create: (context: Context, options: readonly unknown[]) => object;
};

/** Kinds of nodes are called by their names. */
export const AST_NODE_TYPES: Readonly<Record<string, string>> = new Proxy(
  {},
  { get: (_, name) => name },
);

export const ESLintUtils = {
  RuleCreator: (urlOf: (name: string) => string) => (rule: Rule) => ({
    ...rule,
    meta: { ...rule.meta, docs: { ...rule.meta.docs, url: urlOf(rule.name) } },
    create: (context: Context) =>
      rule.create(
        context,
        context.options.length > 0 ? context.options : rule.defaultOptions,
      ),
  }),
};
