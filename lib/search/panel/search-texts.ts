import { fetchJson } from '../fetch-search';
import { pageTextsAddress } from '../page-texts-address';
import type { SearchHit } from '../query';
import type { PageTexts } from '../types';

/** Texts that snippets are cut from. Those of the pages on show are loaded, a small file each. */
export class SearchTexts {
  readonly #address: string;
  readonly #ofPage = new Map<number, PageTexts>();
  /** A page on its own was not to be had. */
  #isWhole = false;

  /** @param address of the texts of all pages */
  constructor(address: string) {
    this.#address = address;
  }

  /** The texts of the page of a hit; undefined until they are loaded. */
  of({ document }: SearchHit): PageTexts | undefined {
    return this.#ofPage.get(document.pageId);
  }

  /**
   * Loads the texts of these hits, as far as they can be had.
   *
   * @returns whether there is more to show than before
   */
  async load(hits: readonly SearchHit[]): Promise<boolean> {
    const wanted = new Map(
      hits.map(({ document: { pageId, url } }) => [pageId, url]),
    );
    for (const pageId of this.#ofPage.keys()) wanted.delete(pageId);
    if (wanted.size === 0) return false;
    if (this.#isWhole) return this.loadAll();
    try {
      await Promise.all(
        [...wanted].map(async ([pageId, route]) => {
          const address = pageTextsAddress(this.#address, route);
          this.#ofPage.set(pageId, textsIn(await fetchJson(address), address));
        }),
      );
      return true;
    } catch {
      // Of what a browser keeps for reading offline, those of all pages are one file.
      this.#isWhole = true;
      return this.loadAll();
    }
  }

  /**
   * Loads the texts of all pages.
   *
   * @returns whether they came
   */
  async loadAll(): Promise<boolean> {
    try {
      const all = await fetchJson(this.#address);
      if (!Array.isArray(all)) return false;
      for (const [pageId, texts] of all.entries())
        this.#ofPage.set(pageId, textsIn(texts, this.#address));
      return true;
    } catch {
      return false;
    }
  }
}

function textsIn(file: unknown, address: string): PageTexts {
  if (Array.isArray(file) && file.every((text) => typeof text === 'string'))
    return file;
  throw new Error(`[search] ${address} holds no texts of sections.`);
}
