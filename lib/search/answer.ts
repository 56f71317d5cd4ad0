/** What the engine answers, and all that a box, panel or page of search has to know of it. */

import type { MatchTerms } from './query/matches';

/**
 * One place that was found. It keeps its target: neither texts nor a second file change where a row leads once it was
 * answered.
 */
export type SearchRow = {
  /** A page by its name; a heading of one; or a page for what its text says. */
  kind: 'page' | 'heading' | 'content';
  /** Of the heading, or of the page where there is none. */
  title: string;
  pageTitle: string;
  /** Labels above the page, outermost first. Not the page. */
  breadcrumbs: readonly string[];
  /** Site path of the page, without base, query and hash. */
  route: string;
  /** `#id`, or empty for the top of the page. */
  hash: string;
  /** Site path of the target with the words to mark, before the hash. */
  href: string;
  /** Whose texts, and which of them, a snippet is cut from. */
  pageId: number;
  section: number;
  /** Stands under the row of its page: with further rows below it, or as the last one. */
  tree?: 'inner' | 'last';
};

export type SearchAnswer = {
  /** Best page first, each with its sections below it. */
  rows: SearchRow[];
  /** Pages with a hit, whether they have a row or not. */
  pageCount: number;
  /** A heading, a question or a message is like what was asked. Else, the rows have some of its words. */
  isLikely: boolean;
  /** What to mark in titles and snippets: for `findMatches` and `snippetOf`. */
  terms: MatchTerms;
  /** A sentence for what cannot be searched as it was typed, such as a symbol; else empty. */
  note: string;
  /** Pages with the most similar titles, where nothing was found. */
  nearest: { route: string; title: string }[];
};

export type SearchOptions = {
  /** Only pages below `/docs/<packageName>`; of all where it is empty. */
  packageName?: string;
  /** Rows at most. Without it: all pages with a hit, with their best sections. */
  limit?: number | undefined;
};
