import { createHash } from 'node:crypto';

import type {
  SearchablePage,
  SearchableSection,
  PageTexts,
  SynonymData,
} from '../types';
import { contentTerms } from './content-terms';
import { pageTextsAddress } from '../page-texts-address';
import { readWords } from './page-words';
import { serializeIndex } from './serialize-index';
import { canonicalPages, joined } from './canonical-pages';

type SearchFile = {
  /** Name under the site's base path. */
  name: string;
  json: string;
  /** Site path with the hash of the content, so that browsers may keep the file until it changes. */
  address: string;
};
export type SearchFiles = {
  index: SearchFile;
  /** Texts that snippets are cut from, of all pages. */
  text: SearchFile;
  /** The same, a file for each page. */
  pageTexts: Pick<SearchFile, 'name' | 'json'>[];
};

/**
 * The section that a row leads to is found in these texts, so they hold nearly all of it. With 250 characters a section,
 * 43 of 100 rows led to the one with most of what was asked, and 60 with these; a query weighs 4 kB more.
 */
const MAX_SNIPPET_SOURCE_LENGTH = 1000;
const HASH_LENGTH = 10;

const NO_SYNONYMS: SynonymData = { same: [], leadsTo: {} };

type Options = {
  /** What readers call things that pages call otherwise. */
  synonyms?: SynonymData;
  /** Distinguishes the files from those of another version: `-20`. */
  suffix?: string;
};

/**
 * Builds the files that search loads. Deterministic: equal pages in any order give equal files.
 *
 * @param symbols exports and entry points whose best page should come first
 * @throws Error when two pages claim one route
 */
export function buildSearchFiles(
  pages: readonly SearchablePage[],
  symbols: readonly string[],
  { synonyms = NO_SYNONYMS, suffix = '' }: Options = {},
): SearchFiles {
  const sorted = [...pages].sort((a, b) =>
    a.route < b.route ? -1 : a.route > b.route ? 1 : 0,
  );
  checkRoutes(sorted);
  const words = readWords(sorted, new Set(symbols.map(joined)));
  const { termsOf, common } = contentTerms(words);
  const canonical = canonicalPages(sorted, words, symbols);
  const texts = sorted.map(textsOf);
  const text = searchFile(`search-text${suffix}.json`, texts);
  return {
    index: searchFile(
      `search-index${suffix}.json`,
      serializeIndex(sorted, { termsOf, common, canonical, synonyms }),
    ),
    text,
    pageTexts: sorted.map(({ route }, pageId) => ({
      name: pageTextsAddress(text.name, route),
      json: JSON.stringify(texts[pageId]),
    })),
  };
}

/** What the rows of a page show parts of. */
function textsOf({ sections, description }: SearchablePage): PageTexts {
  return sections.map((section, position) =>
    snippetSource(section, position === 0 ? description : ''),
  );
}

function searchFile(name: string, content: unknown): SearchFile {
  const json = JSON.stringify(content);
  const hash = createHash('sha256')
    .update(json)
    .digest('hex')
    .slice(0, HASH_LENGTH);
  return { name, json, address: `/${name}?_=${hash}` };
}

function checkRoutes(sorted: readonly SearchablePage[]): void {
  for (const [position, page] of sorted.entries()) {
    if (page.route === sorted[position - 1]?.route) {
      throw new Error(
        `[search] Two searchable pages have the route ${page.route}. A hit could lead to either; remove one of them.`,
      );
    }
  }
}

/** What a row shows parts of: the description of a page, and the text of a section. */
function snippetSource(
  { excerpt }: SearchableSection,
  description: string,
): string {
  const text = description || excerpt;
  if (text.length <= MAX_SNIPPET_SOURCE_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', MAX_SNIPPET_SOURCE_LENGTH))}…`;
}
