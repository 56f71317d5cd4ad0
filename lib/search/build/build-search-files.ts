import { createHash } from 'node:crypto';

import { breadcrumbsOf } from '../breadcrumbs';
import { packLists, packVocabulary } from '../packed-terms';
import { slugOf } from '../slug';
import { encodeTerms, tokenize } from '../tokenize';
import { MESSAGES_PAGE } from '../types';
import type {
  ContentRecord,
  HeadingRecord,
  MessageRecord,
  PageRecord,
  SearchablePage,
  SearchableSection,
  SerializedSearchIndex,
  SerializedSearchText,
  SynonymData,
} from '../types';
import { parseSearchIndex } from '../query/search-index';
import { contentTerms } from './content-terms';
import { learnVectors } from './learn-vectors';
import { readWords } from './page-words';
import { quotedMessages } from './quoted-messages';
import { createTermIndex } from './term-index';
import { joined, symbolHomes } from './symbol-homes';

type SearchFile = {
  /** Name under the site's base path. */
  name: string;
  json: string;
  /** Site path with the hash of the content, so that browsers may keep the file until it changes. */
  address: string;
};
export type SearchFiles = {
  index: SearchFile;
  text: SearchFile;
  /** What words and pages mean, for questions. */
  vectors: SearchFile;
};

/** The text is a file of its own, loaded after the first results; longer sections would make it too large for that. */
const MAX_SNIPPET_SOURCE_LENGTH = 250;
const HASH_LENGTH = 10;

const NO_SYNONYMS: SynonymData = { same: [], leadsTo: {} };

type Options = {
  /** What readers call things that pages call otherwise. */
  synonyms?: SynonymData;
  /** What tells the files from those of another version: `-20`. */
  suffix?: string;
};

/**
 * Builds the three files search loads. Deterministic: equal pages in any order give equal files.
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
  const titles = new Map(sorted.map((page) => [page.route, page.title]));

  const words = readWords(sorted, new Set(symbols.map(joined)));
  const { termsOf, common } = contentTerms(words);
  const homes = symbolHomes(sorted, words, symbols);
  const pageIndex = createTermIndex();
  const homeIndex = createTermIndex();
  const pageRecords = sorted.map((page, pageId) => {
    pageIndex.add(pageId, titleTerms(page).join(' '));
    homeIndex.add(pageId, (homes.get(page.route) ?? []).join(' '));
    return pageRecord(page, (route) => titles.get(route));
  });
  const { headingIndex, contentIndex, headings, pageIds, messages, texts } =
    indexSections(sorted, termsOf);
  for (const term of common) contentIndex.map.set(term, []);

  const maps = [pageIndex, homeIndex, headingIndex, contentIndex];
  const terms = unique(maps.flatMap(({ map }) => [...map.keys()])).sort();
  const [ids = '', names = '', headingIds = '', contentIds = ''] = maps.map(
    ({ map }) => packLists(map, terms),
  );
  const index: SerializedSearchIndex = [
    {
      documents: pageRecords,
      index: { ids, homes: names },
      weights: sorted.map(weightMark).join(''),
    },
    { documents: headings, index: { ids: headingIds }, messages },
    {
      documents: pageIds,
      index: { terms: packVocabulary(terms), ids: contentIds },
      synonyms,
    },
  ];
  return {
    index: searchFile(`search-index${suffix}.json`, index),
    text: searchFile(`search-text${suffix}.json`, texts),
    vectors: searchFile(
      `search-vectors${suffix}.json`,
      learnVectors(sorted, words, parseSearchIndex(index).vocabulary),
    ),
  };
}

/** Sections and questions of all pages, under the same numbers in each of the lists. */
function indexSections(
  sorted: readonly SearchablePage[],
  termsOf: readonly (readonly (readonly string[])[])[],
) {
  const headingIndex = createTermIndex();
  const contentIndex = createTermIndex();
  const headings: HeadingRecord[] = [];
  const pageIds: ContentRecord[] = [];
  const messages: MessageRecord[] = [];
  const texts: SerializedSearchText = [];
  for (const [pageId, page] of sorted.entries()) {
    const title = new Set(titleTerms(page));
    for (const [position, section] of page.sections.entries()) {
      const id = pageIds.length;
      const isFirst = position === 0;
      const described = isFirst
        ? [page.description, ...(page.keywords ?? [])]
        : [];
      if (page.listsMessages) messages.push(...quotedMessages(section, id));
      const heading = new Set(headingTerms(section, described));
      const content = (termsOf[pageId]?.[position] ?? []).filter(
        (term) => !title.has(term) && !heading.has(term),
      );
      headingIndex.add(id, [...heading].join(' '));
      contentIndex.add(id, content.join(' '));
      headings.push(headingRecord(section));
      pageIds.push(pageId);
      texts.push(snippetSource(section, isFirst ? page.description : ''));
    }
    for (const question of page.questions ?? []) {
      headingIndex.add(pageIds.length, unique(encodeTerms(question)).join(' '));
      headings.push('');
      pageIds.push(pageId);
      texts.push('');
    }
  }
  return { headingIndex, contentIndex, headings, pageIds, messages, texts };
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
        `[site] Two searchable pages have the route ${page.route}. A hit could lead to either; remove one of them.`,
      );
    }
  }
}

function pageRecord(
  page: SearchablePage,
  titleOf: (route: string) => string | undefined,
): PageRecord {
  const derived = breadcrumbsOf(page.route, titleOf);
  const isDerived = derived.join('\n') === page.breadcrumbs.join('\n');
  return isDerived
    ? [page.route, page.title]
    : [page.route, page.title, page.breadcrumbs];
}

function weightMark({ weight = 1, listsMessages }: SearchablePage): string {
  return listsMessages ? MESSAGES_PAGE : String(Math.round(weight * 10) - 1);
}

function headingRecord({ heading, id }: SearchableSection): HeadingRecord {
  return slugOf(heading) === id ? heading : [heading, id];
}

/** Title, navigation label and last route segment with all their words, and the title's words joined. */
function titleTerms(page: SearchablePage): string[] {
  const joined = tokenize(page.title)
    .flatMap((token) => token.parts.map((part) => part.surface))
    .join('');
  const segment = page.route.slice(page.route.lastIndexOf('/') + 1);
  const names = [page.title, page.navLabel ?? '', segment];
  return unique([
    ...names.flatMap((name) => encodeTerms(name, { stopWords: true })),
    joined,
  ]);
}

function headingTerms(
  section: SearchableSection,
  described: readonly string[],
): string[] {
  return unique(
    [section.heading, ...described].flatMap((text) => encodeTerms(text)),
  );
}

/** What a row shows parts of: the description of a page, and the beginning of a section. */
function snippetSource(
  { excerpt }: SearchableSection,
  description: string,
): string {
  const text = description || excerpt;
  if (text.length <= MAX_SNIPPET_SOURCE_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', MAX_SNIPPET_SOURCE_LENGTH))}…`;
}

const unique = (terms: readonly string[]): string[] =>
  [...new Set(terms)].filter(Boolean);
