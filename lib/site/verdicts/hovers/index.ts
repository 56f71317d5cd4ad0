/** What a reader sees about a symbol. */
export type HoverSymbol = {
  signature: string;
  /** First sentence of its documentation; may be empty. */
  doc: string;
  /** The page that documents it. */
  link: { href: string; title: string } | null;
};

/** Where a symbol stands: line and column in shown code, 1-based, its length, and the number of the symbol. */
export type HoverSite = [
  line: number,
  column: number,
  length: number,
  symbol: number,
];

/** Everything about the symbols in the samples of one page. */
export type HoverData = {
  symbols: HoverSymbol[];
  /** By number of the fence on the page. */
  fences: Record<string, HoverSite[]>;
};

/** Where the data of a page lies, as a site path. */
export function hoverPath(pagePath: string): string {
  return `/hovers${pagePath === '/' ? '/home' : pagePath}.json`;
}
