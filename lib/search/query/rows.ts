import type { SearchRow } from '../answer';
import { withHighlight } from '../highlight';
import { encodeTerms } from '../tokenize';
import type { IndexedPage, Passage, SearchIndex } from './load-index';
import type { RankedPage } from './rank-pages';

/** Sections below the first page of a short list when it is the clear winner, and below each page of a long one. */
const MAX_SECTIONS_OF_WINNER = 2;
const MAX_SECTIONS = 4;
const CLEAR_WIN = 1.6;
/** Sections worth less than this share of the page's best one are left out below it. */
const MIN_SECTION_SHARE = 0.5;
/** The entry of a message is the section that no other of its page comes near. */
const MIN_RIVAL_SHARE = 0.9;

type FewOptions = { limit: number; query: string; isMessage: boolean };

type Shown = { index: SearchIndex; highlight: readonly string[] };

/** All pages in order of rank, each with its best sections below it. */
export const allRows = (
  shown: Shown,
  ranked: readonly RankedPage[],
): SearchRow[] =>
  ranked
    .flatMap((page) =>
      rowsOf(shown, page, sectionsOf(shown.index, page).slice(0, MAX_SECTIONS)),
    )
    .map(withTree);

/**
 * At most so many rows: pages in order of rank, one row each, so that as many pages as possible are offered. The clear
 * winner, and pages when rows are left over, also get their best sections below them. A message leads to its entry, and
 * what is the heading of a section to that section, not to the head of the page.
 */
export function fewRows(
  shown: Shown,
  ranked: readonly RankedPage[],
  { limit, query, isMessage }: FewOptions,
): SearchRow[] {
  const pages = ranked.slice(0, limit);
  const asked = isMessage ? [] : encodeTerms(query);
  const [first, second] = pages;
  const isClear = first && first.score >= CLEAR_WIN * (second?.score ?? 0);
  let spare = limit - pages.length;
  return pages
    .flatMap((page, at) => {
      const isEntry =
        isMessage &&
        at === 0 &&
        sectionsOf(shown.index, page, MIN_RIVAL_SHARE).length === 1;
      const least = isClear && at === 0 ? MAX_SECTIONS_OF_WINNER : 0;
      const most = isEntry ? 1 : Math.max(least, spare);
      const place = placeOf(shown.index, page, asked);
      const sections = place
        ? [place]
        : sectionsOf(shown.index, page).slice(0, most);
      spare = Math.max(0, spare - sections.length);
      const isSection =
        (isEntry || place || !page.isTitleMatch) && sections.length === 1;
      return rowsOf(shown, page, sections).slice(isSection ? 1 : 0);
    })
    .slice(0, limit)
    .map(withTree);
}

/** A page, or for a heading a section of it. */
export function rowOf(
  { index, highlight }: Shown,
  pageId: number,
  kind: SearchRow['kind'],
  section = 0,
): SearchRow {
  const page = index.pages[pageId] as IndexedPage;
  const { route, title: pageTitle, breadcrumbs, firstSection } = page;
  const isHeading = kind === 'heading';
  const at = firstSection + section;
  const hash = isHeading ? (index.hashes[at] ?? '') : '';
  const title = isHeading ? (index.passages[at]?.heading ?? '') : pageTitle;
  const href = withHighlight(route, highlight, hash);
  const place = { title, pageTitle, breadcrumbs, route, hash, href };
  return { kind, ...place, pageId, section };
}

function rowsOf(
  shown: Shown,
  { pageId, isTitleMatch }: RankedPage,
  sections: readonly number[],
): SearchRow[] {
  const isByName = isTitleMatch || sections.length > 0;
  return [
    rowOf(shown, pageId, isByName ? 'page' : 'content'),
    ...sections.map((section) => rowOf(shown, pageId, 'heading', section)),
  ];
}

/** Sections of a page by their headings and messages, best first. */
function sectionsOf(
  index: SearchIndex,
  { pageId, passages }: RankedPage,
  share = MIN_SECTION_SHARE,
): number[] {
  const least = (passages[0]?.score ?? 0) * share;
  const first = index.pages[pageId]?.firstSection ?? 0;
  const sections = passages
    .filter(({ score }) => score >= least)
    .map(({ id }) => index.passages[id]?.section ?? 0)
    .filter((section) => index.hashes[first + section]);
  return [...new Set(sections)];
}

/** The section whose heading is what was asked and nothing else, but for words in the title of its page. */
function placeOf(
  index: SearchIndex,
  { pageId, passages }: RankedPage,
  asked: readonly string[],
): number | undefined {
  const title = encodeTerms(index.pages[pageId]?.title ?? '');
  const further = asked.filter((term) => !title.includes(term));
  if (further.length === 0) return undefined;
  return passages
    .map(({ id }) => index.passages[id] as Passage)
    .find(({ heading }) => {
      const said = encodeTerms(heading);
      return (
        said.every((term) => asked.includes(term)) &&
        further.every((term) => said.includes(term))
      );
    })?.section;
}

/** A row stands under the one before it when both are of one page. */
function withTree(
  row: SearchRow,
  at: number,
  rows: readonly SearchRow[],
): SearchRow {
  if (rows[at - 1]?.pageId !== row.pageId) return row;
  const isLast = rows[at + 1]?.pageId !== row.pageId;
  return { ...row, tree: isLast ? 'last' : 'inner' };
}
