/** What ids of an island begin with where its place does not say: its page has one of it that makes ids. */
export const prefixOf = (name: string): string =>
  `${name.replaceAll('/', '-')}-`;
