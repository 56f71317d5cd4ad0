import { hashOf } from '@/lib/base/files';
import { pageTextsPath } from '../files';
import {
  createDocument,
  createIndex,
  exportIndex,
  FIELDS,
  type Document,
  type Field,
} from '../flexsearch';
import { messagesOf } from '../messages';
import { slugOf } from '../slug';
import { encodeTerms, unique } from '../tokenize';
import type {
  ContentRecord,
  ExportedIndex,
  HeadingRecord,
  PageRecord,
  PageTexts,
  SearchablePage,
  SearchableSection,
  SerializedSearchIndex,
  SynonymData,
} from '../types';
import { termsOfPages, type PageTerms } from './index-pages';

export type SearchFiles = ReturnType<typeof buildSearchFiles>;

/** Longer texts of sections show no more of what was asked, and weigh more. */
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
 * @param names exports and entry points, whose homes come first
 */
export function buildSearchFiles(
  pages: readonly SearchablePage[],
  names: readonly string[],
  { synonyms = NO_SYNONYMS, suffix = '' }: Options = {},
) {
  const sorted = pages.toSorted((a, b) => (a.route < b.route ? -1 : 1));
  const { index, asked } = indexOf(sorted, names, synonyms);
  const texts = sorted.map(textsOf);
  const text = searchFile(`search-text${suffix}.json`, texts);
  return {
    index: searchFile(`search-index${suffix}.json`, index),
    /** What is fetched with the first query of three words. */
    asked: searchFile(`search-index-asked${suffix}.json`, asked),
    /** Texts that snippets are cut from, of all pages. */
    text,
    /** The same, a file for each page. */
    pageTexts: sorted.map(({ route }, pageId) => ({
      name: pageTextsPath(text.name, route),
      json: JSON.stringify(texts[pageId]),
    })),
  };
}

function indexOf(
  sorted: readonly SearchablePage[],
  names: readonly string[],
  synonyms: SynonymData,
): { index: SerializedSearchIndex; asked: ExportedIndex } {
  const terms = termsOfPages(sorted, names);
  const headings = sorted.flatMap(({ sections }) =>
    sections.map(headingRecord),
  );
  const exported = Object.entries(exportIndex(documentOf(terms)));
  const partOf = (...fields: Field[]): ExportedIndex =>
    Object.fromEntries(
      fields.flatMap((field) =>
        exported.filter(([key]) => key.startsWith(`${field}.`)),
      ),
    );
  return {
    // What only longer queries need.
    asked: partOf('asked', 'often'),
    index: [
      {
        documents: sorted.map(pageRecord),
        index: partOf('title', 'home', 'about'),
      },
      {
        documents: headings,
        index: exportIndex(indexOfQuestions(sorted, headings.length)),
      },
      {
        documents: contentRecords(sorted),
        index: partOf('text'),
        synonyms,
      },
    ],
  };
}

function contentRecords(sorted: readonly SearchablePage[]): ContentRecord[] {
  const messages = messagesOf(sorted);
  return sorted.map((page) => {
    const lengths = (page.questions ?? []).map(
      (question) => unique(encodeTerms(question)).length,
    );
    const own = messages.get(page) ?? [];
    return own.length > 0
      ? [page.sections.length, lengths, own]
      : [page.sections.length, lengths];
  });
}

function documentOf(pages: readonly PageTerms[]): Document {
  const document = createDocument();
  for (const [id, terms] of pages.entries()) {
    const texts = FIELDS.map((field) => [field, terms[field].join(' ')]);
    document.add({ id, ...Object.fromEntries(texts) });
  }
  return document;
}

/** @param first id: those before are of headings */
function indexOfQuestions(
  pages: readonly SearchablePage[],
  first: number,
): ReturnType<typeof createIndex> {
  const index = createIndex();
  const questions = pages.flatMap((page) => page.questions ?? []);
  for (const [at, question] of questions.entries())
    index.add(first + at, unique(encodeTerms(question)).join(' '));
  return index;
}

function pageRecord(page: SearchablePage): PageRecord {
  const { route, title, weight = 1, listsMessages, breadcrumbs } = page;
  return [route, title, listsMessages ? 0 : weight, breadcrumbs];
}

function headingRecord({ heading, id }: SearchableSection): HeadingRecord {
  return slugOf(heading) === id ? heading : [heading, id];
}

/** What the rows of a page show parts of: its description, and the texts of its sections. */
const textsOf = ({ sections, description }: SearchablePage): PageTexts =>
  sections.map(({ excerpt }, at) => {
    const text = (at === 0 && description) || excerpt;
    if (text.length <= MAX_SNIPPET_SOURCE_LENGTH) return text;
    const end = text.lastIndexOf(' ', MAX_SNIPPET_SOURCE_LENGTH);
    return `${text.slice(0, end)}…`;
  });

/** A file by its name under the site's base path, with an address at which browsers may keep it until it changes. */
function searchFile(name: string, content: unknown) {
  const json = JSON.stringify(content);
  const hash = hashOf([json]).slice(0, HASH_LENGTH);
  return { name, json, address: `/${name}?_=${hash}` };
}
