import type { SearchRow } from './answer';
import { fetchJson, pageTextsPath } from './files';
import type { PageTexts } from './types';

/** Texts that snippets are cut from. Those of the pages on show are loaded, a small file each. */
export class SearchTexts {
  readonly #ofPage = new Map<number, PageTexts>();
  /** Once a page on its own was not to be had. */
  #all: Promise<void> | undefined;

  /** @param path of the texts of all pages */
  constructor(private readonly path: string) {}

  /** The texts of the page of a row; undefined until they are loaded. */
  of({ pageId }: SearchRow): PageTexts | undefined {
    return this.#ofPage.get(pageId);
  }

  /**
   * Loads the texts of these rows, as far as they can be had.
   *
   * @returns whether there is more to show than before
   */
  async load(rows: readonly SearchRow[]): Promise<boolean> {
    const { size } = this.#ofPage;
    const wanted = rows.filter((row) => !this.of(row));
    const loading =
      this.#all ?? Promise.all(wanted.map((row) => this.#loadPage(row)));
    // Of what a browser keeps for reading offline, those of all pages are one file.
    await loading.catch(() => this.loadAll());
    return this.#ofPage.size > size;
  }

  /** Loads the texts of all pages, once; after a failure again. */
  loadAll(): Promise<void> {
    this.#all ??= fetchJson(this.path)
      .then((all) => {
        if (!Array.isArray(all) || !all.every(isTexts))
          throw new TypeError(this.path);
        all.forEach((texts, pageId) => this.#ofPage.set(pageId, texts));
      })
      .catch(() => {
        this.#all = undefined;
      });
    return this.#all;
  }

  async #loadPage({ pageId, route }: SearchRow): Promise<void> {
    const texts = await fetchJson(pageTextsPath(this.path, route));
    if (!isTexts(texts)) throw new TypeError(route);
    this.#ofPage.set(pageId, texts);
  }
}

const isTexts = (file: unknown): file is PageTexts =>
  Array.isArray(file) && file.every((text) => typeof text === 'string');
