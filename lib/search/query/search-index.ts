import { breadcrumbsOf } from '../breadcrumbs';
import { unpackLists, unpackVocabulary } from '../packed-terms';
import { headingTerms, titleTerms } from '../record-terms';
import { slugOf } from '../slug';
import type { TermMap } from '../term-index';
import { normalizeWord, wordsOf } from '../tokenize';
import { MESSAGES_PAGE_WEIGHT } from './ranking';
import { readSynonyms, type Synonyms } from './synonyms';
import { MESSAGES_PAGE } from '../types';
import type {
  ContentRecord,
  HeadingRecord,
  SerializedSearchIndex,
} from '../types';

export type IndexedPage = {
  route: string;
  title: string;
  breadcrumbs: string[];
  /** Id of its first section; the others follow. */
  firstSection: number;
  /** Title and its stems, each written together. */
  joinedTitle: string;
  stemmedTitle: string;
  /** True for `FileCache` and `Cache Hooks`, false for a plain word such as `Cache`. */
  isNamed: boolean;
  /** What the address ends with, from each segment on, written together: `letdirective`, `templateletdirective`. */
  addressEnds: string[];
  /** Words in the title, and how much the content of the page counts for its length. */
  titleLength: number;
  lengthRatio: number;
  /** What its words are worth, up to 1. */
  weight: number;
  listsMessages: boolean;
};
/** What is derived from a heading is computed on first use: most queries need few sections. */
export class IndexedSection {
  readonly quoted: string[] = [];
  #joined: string | undefined;
  #length: number | undefined;
  #messages: string[][] | undefined;

  /**
   * @param id where that is not the heading's slug
   * @param isQuestion one that the page answers; it has neither heading nor text
   * @param questionLength terms of a question
   */
  constructor(
    readonly pageId: number,
    readonly heading: string,
    readonly id: string | undefined,
    readonly isQuestion = false,
    public questionLength = 0,
  ) {}

  /** `#id`, or empty for the text before the first heading. */
  get hash(): string {
    const id = this.id ?? slugOf(this.heading);
    return id && `#${id}`;
  }

  get joinedHeading(): string {
    return (this.#joined ??= joinWords(this.heading));
  }

  get headingLength(): number {
    if (this.isQuestion) return this.questionLength;
    if (!this.heading) return DESCRIPTION_LENGTH;
    return (this.#length ??= countWords(this.heading));
  }

  /** Messages that it is about, its heading first: what stands between the `…`, each part written together. */
  get messages(): string[][] {
    return (this.#messages ??= [this.heading, ...this.quoted].map(fixedParts));
  }
}

/** The index in memory. */
export type SearchIndex = {
  pages: IndexedPage[];
  sections: IndexedSection[];
  titles: TermMap;
  /** Canonical pages of names, by name. */
  canonical: TermMap;
  headings: TermMap;
  contents: TermMap;
  /** All terms, sorted. */
  vocabulary: string[];
  synonyms: Synonyms;
  /** Number of pages with a term, by term; filled when asked. */
  pageCounts: Map<string, number>;
};

/**
 * Reads the index file. Throws when it is not one; the shape is checked by hand because a schema library
 * would weigh more than the whole engine.
 */
export function parseSearchIndex(file: unknown): SearchIndex {
  if (!isSerializedIndex(file)) {
    throw new Error('[search] The search index is damaged: unexpected shape.');
  }
  const [pageEntry, headingEntry, contentEntry] = file;
  const counts = contentEntry.documents;
  const titles: TermMap = new Map();
  const pages = readPages(pageEntry, counts, titles);
  const sections = readSections(headingEntry.documents, counts);
  for (const [sectionId, message] of headingEntry.messages)
    sections[sectionId]?.quoted.push(message);
  const headings = headingsOf(sections);
  const terms = [
    ...new Set([
      ...unpackVocabulary(contentEntry.index.terms),
      ...headings.keys(),
      ...titles.keys(),
    ]),
  ].sort();
  const listed = (ids: string): TermMap => unpackLists(ids, terms);
  const canonical = listed(pageEntry.index.homes);
  const contents = readContents(
    listed(contentEntry.index.ids),
    pages,
    headings,
  );
  const firstQuestion = headingEntry.documents.length;
  for (const [term, ids] of listed(headingEntry.index.ids)) {
    for (const id of ids) addAll(headings, [term], firstQuestion + id);
  }
  for (const [term, ids] of listed(pageEntry.index.ids)) {
    for (const id of ids) addAll(titles, [term], id);
  }
  setLengths(pages, contents);
  setQuestionLengths(sections, headings);
  const vocabulary = terms.filter(
    (term) => titles.has(term) || headings.has(term) || contents.has(term),
  );
  return {
    pages,
    sections,
    titles,
    canonical,
    headings,
    contents,
    vocabulary,
    synonyms: readSynonyms(contentEntry.synonyms),
    pageCounts: new Map(),
  };
}

function isSerializedIndex(file: unknown): file is SerializedSearchIndex {
  return (
    Array.isArray(file) &&
    file.length === 3 &&
    file.every(
      (entry) =>
        Array.isArray(entry?.documents) &&
        typeof entry?.index?.ids === 'string',
    ) &&
    typeof file[0].index.homes === 'string' &&
    typeof file[2].index.terms === 'string' &&
    Array.isArray(file[1].messages) &&
    Array.isArray(file[2].synonyms?.same)
  );
}

/** @param byTerm takes the pages by the terms of their titles and addresses */
function readPages(
  { documents, weights }: SerializedSearchIndex[0],
  counts: readonly ContentRecord[],
  byTerm: TermMap,
): IndexedPage[] {
  const titles = new Map(documents.map(([route, title]) => [route, title]));
  let nextSection = 0;
  return documents.map(([route, title, breadcrumbs], pageId) => {
    const words = wordsOf(title);
    addAll(byTerm, titleTerms(title, route, words), pageId);
    const firstSection = nextSection;
    nextSection += counts[pageId]?.[0] ?? 0;
    return {
      firstSection,
      route,
      title,
      breadcrumbs:
        breadcrumbs ?? breadcrumbsOf(route, (ancestor) => titles.get(ancestor)),
      joinedTitle: joinWords(title),
      stemmedTitle: words.map(({ term }) => term).join(''),
      isNamed: words.length > 1,
      addressEnds: addressEndsOf(route),
      titleLength: countWords(title),
      lengthRatio: 1,
      ...weightOf(weights.charAt(pageId)),
    };
  });
}

function addressEndsOf(route: string): string[] {
  const segments = route.split('/').slice(1).map(joinWords);
  return segments.map((_, at) => segments.slice(at).join(''));
}

function weightOf(mark: string): Pick<IndexedPage, 'weight' | 'listsMessages'> {
  if (mark === MESSAGES_PAGE)
    return { weight: MESSAGES_PAGE_WEIGHT, listsMessages: true };
  return {
    weight: (Number.parseInt(mark, 10) + 1) / 10 || 1,
    listsMessages: false,
  };
}

function readSections(
  headings: readonly HeadingRecord[],
  counts: readonly ContentRecord[],
): IndexedSection[] {
  const pagesOf = (kind: 0 | 1): number[] =>
    counts.flatMap((count, pageId) =>
      new Array<number>(count[kind]).fill(pageId),
    );
  const sections = pagesOf(0).map((pageId, at) => {
    const record = headings[at] ?? '';
    const [heading, id] = typeof record === 'string' ? [record] : record;
    return new IndexedSection(pageId, heading, id);
  });
  const questions = pagesOf(1).map(
    (pageId) => new IndexedSection(pageId, '', undefined, true),
  );
  return [...sections, ...questions];
}

/**
 * Pages by the terms of their texts.
 *
 * @param headings takes the terms of descriptions and keywords, which count like a heading
 */
function readContents(
  listed: TermMap,
  pages: readonly IndexedPage[],
  headings: TermMap,
): TermMap {
  const contents: TermMap = new Map();
  const isOfText = (id: number): boolean => id < pages.length;
  for (const [term, ids] of listed) {
    // One that is on too many pages is known, and has none.
    if (isOfText(ids[0] ?? 0) || ids.at(-1) === 2 * pages.length)
      contents.set(term, ids.filter(isOfText));
    for (const id of ids) {
      const described = pages[id - pages.length];
      if (described) addAll(headings, [term], described.firstSection);
    }
  }
  return contents;
}

/** Sections by the terms of their headings. */
function headingsOf(sections: readonly IndexedSection[]): TermMap {
  const headings: TermMap = new Map();
  for (const [id, { heading }] of sections.entries())
    addAll(headings, headingTerms(heading), id);
  return headings;
}

function addAll(map: TermMap, terms: readonly string[], id: number): void {
  for (const term of terms) {
    const ids = map.get(term);
    if (ids) ids.push(id);
    else map.set(term, [id]);
  }
}

/** The description and keywords of a page rank like a heading of that many words. */
const DESCRIPTION_LENGTH = 4;

/** Lengths are counted from the index: how many terms point to a page. */
function setLengths(pages: IndexedPage[], contents: TermMap): void {
  const lengths = new Array<number>(pages.length).fill(0);
  for (const ids of contents.values()) {
    for (const id of ids) lengths[id] = (lengths[id] ?? 0) + 1;
  }
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const mean = total / pages.length || 1;
  for (const [id, page] of pages.entries())
    page.lengthRatio = (lengths[id] ?? 0) / mean;
}

/** A question has no heading and is not the beginning of its page; it is as long as it has terms. */
function setQuestionLengths(
  sections: IndexedSection[],
  headings: TermMap,
): void {
  for (const ids of headings.values()) {
    for (const id of ids) {
      const section = sections[id];
      if (section?.isQuestion) section.questionLength += 1;
    }
  }
}

const fixedParts = (message: string): string[] =>
  message.split('…').map(joinWords).filter(Boolean);

const NOT_IN_NAMES = /[^\p{L}\p{N}]+/gu;

/** `Passing observables directly` as `passingobservablesdirectly`. */
export function joinWords(text: string): string {
  return normalizeWord(text).replace(NOT_IN_NAMES, '');
}

const countWords = (text: string): number =>
  text.split(NOT_IN_NAMES).filter(Boolean).length;
