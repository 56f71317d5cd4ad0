import {
  createDocument,
  createIndex,
  importIndex,
  vocabularyOf,
  type Field,
} from '../flexsearch';
import { fixedParts } from '../messages';
import { slugOf } from '../slug';
import {
  encodeTerms,
  joinWords,
  stem,
  tokenize,
  unique,
  wordsOf,
} from '../tokenize';
import type {
  ExportedIndex,
  SerializedSearchIndex,
  SynonymData,
} from '../types';

export type IndexedPage = ReturnType<typeof pagesOf>[number];
export type SearchIndex = ReturnType<typeof readIndex>;

/** A heading of a page, a question that it answers, or a message that it owns. */
export type Passage = typeof BLANK;

const BLANK = {
  pageId: 0,
  /** Which section of its page is about it. */
  section: 0,
  /** Empty for a question. */
  heading: '',
  /** A heading written together. */
  joined: '',
  /** How many terms it has. */
  length: 0,
  /** On a page of messages, what stands between its placeholders. */
  parts: [] as string[],
};

/** Pages and passages that have a term, and what it is worth on each page. */
export type Found = {
  title: readonly number[];
  home: readonly number[];
  passages: readonly number[];
  worth: ReadonlyMap<number, number>;
};

/** What a term is worth in a field of a page. */
const WORTH: Readonly<Record<Field, number>> = {
  title: 2,
  home: 1,
  about: 2.3,
  asked: 1.7,
  often: 0.75,
  text: 1,
};
const HEADING_WORTH = 1.8;
const QUESTION_WORTH = 1.7;
/** How much less a term is worth for each further one beside it. */
const TITLE_NORM = 0.1;
const HEADING_NORM = 0.25;
const QUESTION_NORM = 0.1;
const MESSAGES_PAGE_WEIGHT = 0.8;
const NO_LIMIT = 100_000;

/**
 * Reads the index file into FlexSearch.
 *
 * @throws Error when it is not one; a schema library would weigh more than the whole engine
 */
export function loadIndex(file: unknown): SearchIndex {
  try {
    return readIndex(file as SerializedSearchIndex);
  } catch (cause) {
    throw new Error('[search] The search index is damaged: unexpected shape.', {
      cause,
    });
  }
}

function readIndex(file: SerializedSearchIndex) {
  const [ofPages, ofHeadings, contents] = file;
  const pageIndex = createDocument();
  const passageIndex = createIndex();
  importIndex(pageIndex, ofPages.index);
  importIndex(passageIndex, ofHeadings.index);
  importIndex(pageIndex, contents.index);
  const pages = pagesOf(ofPages.documents, contents.documents);
  const headings = ofHeadings.documents.map((record) =>
    typeof record === 'string' ? ([record, slugOf(record)] as const) : record,
  );
  const passages = passagesOf(
    pages,
    headings.map(([heading]) => heading),
    contents.documents,
  );
  const terms = file.flatMap(({ index }) => vocabularyOf(index));
  for (const [id, passage] of passages.entries()) {
    if (passage.heading === '') continue;
    const ofPassage = unique(encodeTerms(passage.heading));
    passage.length = ofPassage.length;
    passageIndex.add(id, ofPassage.join(' '));
    terms.push(...ofPassage);
  }
  return {
    pageIndex,
    passageIndex,
    pages,
    passages,
    /** `#id` of each section, or empty. */
    hashes: headings.map(([, id]) => id && `#${id}`),
    ...readVocabulary(terms),
    titleTerms: new Set(
      pages.flatMap(({ title, joinedTitle }) => [
        ...wordsOf(title).map(({ term }) => term),
        joinedTitle,
      ]),
    ),
    synonyms: readSynonyms(contents.synonyms),
    /** Words of other languages around what is asked. */
    skip: new Set(contents.synonyms.skip?.split(' ')),
    /** What was found of a term. */
    found: new Map<string, Found>(),
  };
}

/** Takes the file with what readers call things; of another one nothing, as it throws before. */
export function addAsked(index: SearchIndex, file: unknown): void {
  const exported = file as ExportedIndex;
  const terms = vocabularyOf(exported);
  importIndex(index.pageIndex, exported);
  Object.assign(index, readVocabulary([...index.known, ...terms]));
  index.found.clear();
}

function pagesOf(
  records: SerializedSearchIndex[0]['documents'],
  contents: SerializedSearchIndex[2]['documents'],
) {
  let firstSection = 0;
  return records.map(([route, title, weight, breadcrumbs], id) => {
    const page = {
      route,
      title,
      breadcrumbs,
      /** Id of its first section; the others follow. */
      firstSection,
      /** Its title written together, and how many words that has. */
      joinedTitle: joinWords(title),
      titleLength: Math.max(1, wordsOf(title).length),
      addressEnds: addressEndsOf(route),
      /** What its words are worth, up to 1. */
      weight: weight || MESSAGES_PAGE_WEIGHT,
      listsMessages: weight === 0,
    };
    firstSection += contents[id]?.[0] ?? 0;
    return page;
  });
}

function readVocabulary(terms: readonly string[]) {
  const known = new Set(terms);
  return {
    known,
    /** All terms, sorted. */
    // Marks of names stand before all letters.
    vocabulary: [...known].filter((term) => /^[\p{L}\p{N}]/u.test(term)).sort(),
  };
}

/** What an address ends with, from each segment on, written together: `letdirective`, `templateletdirective`. */
function addressEndsOf(route: string): string[] {
  const segments = route.split('/').slice(1).map(joinWords);
  return segments.map((_, at) => segments.slice(at).join(''));
}

/** In the order of their ids: all headings, then the questions of all pages, then messages. */
function passagesOf(
  pages: readonly IndexedPage[],
  headings: readonly string[],
  contents: SerializedSearchIndex[2]['documents'],
): Passage[] {
  return [
    ...contents.flatMap(([sections], pageId) => {
      const { firstSection, listsMessages } = pages[pageId] as IndexedPage;
      return headings
        .slice(firstSection, firstSection + sections)
        .map((heading, section) => ({
          ...{ ...BLANK, pageId, section, heading },
          joined: joinWords(heading),
          parts: listsMessages ? fixedParts(heading) : [],
        }));
    }),
    ...contents.flatMap(([, lengths], pageId) =>
      lengths.map((length) => ({ ...BLANK, pageId, length })),
    ),
    ...contents.flatMap(([, , messages = []], pageId) =>
      messages.map(([section, heading]) => ({
        ...{ ...BLANK, pageId, section, heading },
        parts: fixedParts(heading),
      })),
    ),
  ];
}

function readSynonyms({
  same,
  leadsTo,
}: SynonymData): Map<string, Set<string>> {
  const synonyms = new Map<string, Set<string>>();
  const termOf = (word: string): string =>
    tokenize(word)[0]?.whole || stem(word);
  const link = (from: string, to: readonly string[]): void => {
    synonyms.set(from, new Set([...(synonyms.get(from) ?? []), ...to]));
  };
  for (const line of same) {
    const group = line.split(' ').map(termOf);
    for (const word of group)
      link(
        word,
        group.filter((other) => other !== word),
      );
  }
  for (const [from, to] of Object.entries(leadsTo))
    link(termOf(from), to.split(' ').map(termOf));
  return synonyms;
}

/** Asks FlexSearch for a term. */
export function find(index: SearchIndex, term: string): Found {
  const before = index.found.get(term);
  if (before) return before;
  const { pages, passages } = index;
  const worth = new Map<number, number>();
  const add = (page: number, value: number): void => {
    worth.set(page, (worth.get(page) ?? 0) + value);
  };
  const fields = new Map<string, number[]>();
  const ofPages = index.pageIndex.search(term, { limit: NO_LIMIT });
  for (const { field, result } of ofPages) {
    fields.set(field, result);
    for (const id of result) {
      const length = field === 'title' ? (pages[id]?.titleLength ?? 1) : 1;
      add(id, WORTH[field as Field] / (1 + TITLE_NORM * (length - 1)));
    }
  }
  const found = index.passageIndex.search(term, NO_LIMIT);
  const best = new Map<number, number>();
  for (const id of found) {
    const { pageId, heading, length } = passages[id] as Passage;
    const value = heading
      ? HEADING_WORTH / (1 + HEADING_NORM * (length - 1))
      : QUESTION_WORTH / (1 + QUESTION_NORM * (length - 1));
    keepBest(best, pageId, value);
  }
  for (const [id, value] of best) add(id, value);
  for (const [id, value] of worth)
    worth.set(id, value * (pages[id]?.weight ?? 1));
  const answer: Found = {
    title: fields.get('title') ?? [],
    home: fields.get('home') ?? [],
    passages: found,
    worth,
  };
  index.found.set(term, answer);
  return answer;
}

/** Notes what something is worth, unless it is worth more already. */
export function keepBest<Key>(
  values: Map<Key, number>,
  key: Key,
  value: number,
): void {
  if (value > (values.get(key) ?? 0)) values.set(key, value);
}

export const isKnown = ({ known }: SearchIndex, term: string): boolean =>
  known.has(term);

/** Rare words have more information: the usual inverse document frequency, over pages. */
export function informationOf(index: SearchIndex, term: string): number {
  const count = find(index, term).worth.size;
  return Math.log(1 + (index.pages.length - count + 0.5) / (count + 0.5));
}
