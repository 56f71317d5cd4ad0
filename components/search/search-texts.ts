import { fetchJson, pageTextsAddress } from '@/lib/search/open';
import type { SearchRow } from '@/lib/search/open';
import type { PageTexts } from '@/lib/search';

/** Texts that snippets are cut from. Those of the pages on show are loaded, a small file each. */
export class SearchTexts {
  readonly #ofPage = new Map<number, PageTexts>();
  /** Once a page on its own was not to be had. */
  #all: Promise<boolean> | undefined;

  /** @param address of the texts of all pages */
  constructor(private readonly address: string) {}

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
    try {
      if (this.#all) await this.loadAll();
      else await Promise.all(wanted.map((row) => this.#fetchPage(row)));
    } catch {
      // Of what a browser keeps for reading offline, those of all pages are one file.
      await this.loadAll();
    }
    return this.#ofPage.size > size;
  }

  async #fetchPage({ pageId, route }: SearchRow): Promise<void> {
    const address = pageTextsAddress(this.address, route);
    this.#ofPage.set(pageId, textsIn(await fetchJson(address), address));
  }

  /**
   * Loads the texts of all pages, once; after a failure again.
   *
   * @returns whether they are there
   */
  loadAll(): Promise<boolean> {
    this.#all ??= this.#fetchAll().catch(() => {
      this.#all = undefined;
      return false;
    });
    return this.#all;
  }

  async #fetchAll(): Promise<boolean> {
    const all = await fetchJson(this.address);
    if (!Array.isArray(all)) throw new Error('[search] There are no texts.');
    for (const [pageId, texts] of all.entries())
      this.#ofPage.set(pageId, textsIn(texts, this.address));
    return true;
  }
}

function textsIn(file: unknown, address: string): PageTexts {
  if (Array.isArray(file) && file.every((text) => typeof text === 'string'))
    return file;
  throw new Error(`[search] ${address} holds no texts of sections.`);
}
