/** Site paths of the files of an index: `/search-index.json?_=…`. */
export type SearchAddresses = { index: string; text: string };

/** One heading section of a page; the text before the first heading has an empty `id` and `heading`. */
export type SearchableSection = {
  id: string;
  heading: string;
  level: number;
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
  /** What the page answers, as readers ask it; never shown. */
  questions?: string[];
  /** Below 1 for a page that touches on much and is seldom the answer: what its words are worth, in tenths. Its names count in full. */
  weight?: number;
  /** The page lists messages: it answers those that are pasted, and seldom a question. */
  listsMessages?: boolean;
  /** Labels of the ancestors, outermost first, without the page itself. */
  breadcrumbs: string[];
  sections: SearchableSection[];
};

/** The kinds of documents; the number is the position of their entry in the index file. */
export const DOCUMENT_TYPE = { page: 0, heading: 1, content: 2 } as const;
type DocumentType = (typeof DOCUMENT_TYPE)[keyof typeof DOCUMENT_TYPE];

/** `[route, title]`, and breadcrumbs when they do not follow from the routes; the id is the position. */
export type PageRecord = [route: string, title: string, breadcrumbs?: string[]];
/** The heading of a section, with its id when that is not the heading's slug; the id of the section is the position. */
export type HeadingRecord = string | [heading: string, hash: string];
/** A message with its words written together, and the section that is about it: `[17, 'insertoriginalvalue…isnotanarray']`. */
export type MessageRecord = [sectionId: number, message: string];
/** What a page has, by the ids of pages: sections, whose headings stand one after the other, and questions. */
export type ContentRecord = [sections: number, questions: number];

/** A term map of FlexSearch on the wire, over all terms of the index: see `packed-terms.ts`. */
type PackedIndex = { ids: string };

/** Words that mean the same, and phrases of readers with the words of the pages. */
export type SynonymData = {
  /** Each of them words with spaces between. */
  same: readonly string[];
  leadsTo: Readonly<Record<string, string>>;
  /** Words around what is asked in languages other than that of the pages: they are not matched by chance. */
  skip?: string;
};

/** The index file: one entry a document type. What follows from the records (`record-terms.ts`) is not listed. */
export type SerializedSearchIndex = [
  pages: {
    documents: PageRecord[];
    /** Other names of pages, and (`homes`) the names that each is the canonical page of. */
    index: PackedIndex & { homes: string };
    /** One character a page: the tenths of its weight less one, or `MESSAGES_PAGE`. */
    weights: string;
  },
  headings: {
    documents: HeadingRecord[];
    /** The questions: sections of their own, with the ids after those of all sections, here from 0 on. */
    index: PackedIndex;
    /** What pages of messages quote, besides headings. */
    messages: MessageRecord[];
  },
  contents: {
    documents: ContentRecord[];
    /**
     * The pages whose text has a term; with the ids after those of all pages, those whose description or keywords have
     * it; and the id after these for a term on too many pages to be listed. And the terms that do not follow from the
     * records.
     */
    index: PackedIndex & { terms: string };
    synonyms: SynonymData;
  },
];

/** Stands for the weight of a page that lists messages. */
export const MESSAGES_PAGE = 'm';

/** Texts of the sections of a page, in their order; only for snippets. */
export type PageTexts = string[];

export type SearchDocument = {
  id: number;
  type: DocumentType;
  pageId: number;
  title: string;
  /** Site path of the page, without hash. */
  url: string;
  /** `#id`, or empty for the top of the page. */
  hash: string;
  breadcrumbs: string[];
};

/** Half-open range of characters to mark. */
export type MarkRange = { start: number; end: number };
