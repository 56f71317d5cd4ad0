/** What identifies a page at another address as the same one. */
type Page = { path: string; title: string; body: string };

/**
 * Follows pages while their files are renamed: a path that goes leads to the one new path with the same text or, when
 * no text is the same, with the same title.
 */
export class PageMoves {
  #pages: ReadonlyMap<string, Page> | undefined;
  /** Pages that are gone, and the paths that were there when they went. */
  readonly #gone = new Map<string, { page: Page; known: Set<string> }>();

  /**
   * @param pages all pages as they are now
   * @returns where the paths lead that went; nothing has moved the first time
   */
  follow(pages: readonly Page[]): Record<string, string> {
    const now = new Map(pages.map((page) => [page.path, page]));
    const before = this.#pages ?? now;
    this.#pages = now;
    const paths = new Set(before.keys());
    for (const [path, page] of before) {
      this.#gone.set(path, { page, known: paths });
    }
    for (const path of now.keys()) this.#gone.delete(path);
    const moved = [...this.#gone].flatMap(([path, { page, known }]) => {
      const added = pages.filter((other) => !known.has(other.path));
      const target = targetOf(page, added);
      return target === undefined ? [] : [[path, target] as const];
    });
    return Object.fromEntries(moved);
  }
}

/** Of two that might be it, neither is. */
function targetOf(page: Page, added: readonly Page[]): string | undefined {
  const sameText = added.filter(({ body }) => body === page.body);
  const [same, ...others] =
    sameText.length > 0
      ? sameText
      : added.filter(({ title }) => title === page.title);
  return others.length > 0 ? undefined : same?.path;
}
