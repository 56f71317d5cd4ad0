declare module 'esquery' {
  type Selector = { type: string };
  const esquery: {
    parse: (selector: string) => Selector;
    matches: (
      node: object,
      selector: Selector,
      ancestry: readonly object[],
      options: { fallback: (node: object) => string[] },
    ) => boolean;
  };
  export default esquery;
}
