/** What a reader is told about a symbol. */
export type HoverSymbol = {
  /** As it stands in the sample. */
  name: string;
  /** Import path: `@rx-angular/template/let`. */
  entry: string;
  signature: string;
  /** First line of its documentation; may be empty. */
  doc: string;
  /** Where it is documented. */
  page: { href: string; title: string } | null;
};

/** Where a symbol stands: line and column in shown code, 1-based, and the number of the symbol. */
export type HoverSite = [line: number, column: number, symbol: number];

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
