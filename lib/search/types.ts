/** Site paths of the files of an index: `/search-index.json?_=…`; `asked` is what queries of three words need besides. */
export type SearchAddresses = { index: string; asked: string; text: string };

/** One heading section of a page; the text before the first heading has an empty `id` and `heading`. */
export type SearchableSection = {
  id: string;
  heading: string;
  text: string;
  /** The part of the text that reads as sentences: no table heads, signatures or labels of tabs. */
  excerpt: string;
  code: string;
  /** Names that a list of members documents. */
  documents: string[];
};

/** What the compiled site knows of a page that search needs. */
export type SearchablePage = {
  /** Site path without base and trailing slash. */
  route: string;
  title: string;
  navLabel?: string;
  description: string;
  /** Words a reader may use for the subject although the page does not; never shown. */
  keywords?: string[];
  /** What readers call what they see and miss; never shown. */
  aka?: string[];
  /** What the page answers, as readers ask it; never shown. */
  questions?: string[];
  /** Exports and other names that the page is the home of. */
  documents?: string[];
  /** Below 1 for a page that touches on much and is seldom the answer: what its words are worth, in tenths. Its names count in full. */
  weight?: number;
  /** The page lists messages: it answers those that are pasted, and seldom a question. */
  listsMessages?: boolean;
  /** Labels of the ancestors, outermost first, without the page itself. */
  breadcrumbs: string[];
  sections: SearchableSection[];
};

/** What FlexSearch exports of an index, by its keys: `title.1.map`. */
export type ExportedIndex = Record<string, unknown>;

/** The weight is what its words are worth, up to 1; 0 for a page that lists messages. */
export type PageRecord = [
  route: string,
  title: string,
  weight: number,
  breadcrumbs: string[],
];
/** The heading of a section, with its id when that is not the heading's slug. */
export type HeadingRecord = string | [heading: string, hash: string];
/** A message that a page owns, besides those in its headings, and which of its sections is about it. */
export type MessageRecord = [section: number, message: string];
/** What a page has: sections, whose headings stand one after the other, the terms in each of its questions, and messages. */
export type ContentRecord = [
  sections: number,
  questions: number[],
  messages?: MessageRecord[],
];

/** Words that mean the same, and words of readers with the words of the pages. */
export type SynonymData = {
  /** Each of them words with spaces between. */
  same: readonly string[];
  leadsTo: Readonly<Record<string, string>>;
  /** Words around what is asked in languages other than that of the pages: they are not matched by chance. */
  skip?: string;
};

/**
 * The index file: what is known of pages (0), headings (1) and contents (2), each with what FlexSearch exports of its
 * index. Ids are positions. The index of headings holds the questions of all pages, with the ids after those of the
 * headings: these are there to be read, and added when the file is.
 */
export type SerializedSearchIndex = [
  pages: { documents: PageRecord[]; index: ExportedIndex },
  headings: { documents: HeadingRecord[]; index: ExportedIndex },
  contents: {
    documents: ContentRecord[];
    index: ExportedIndex;
    synonyms: SynonymData;
  },
];

/** Texts of the sections of a page, in their order; only for snippets. */
export type PageTexts = string[];

/** Half-open range of characters to mark. */
export type MarkRange = { start: number; end: number };
