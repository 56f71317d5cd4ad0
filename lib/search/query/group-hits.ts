import { DOCUMENT_TYPE, type SearchDocument } from '../types';
import type { RankedPage, RankedSection } from './rank-pages';
import type { SearchIndex } from './search-index';

export type SearchHit = {
  document: SearchDocument;
  pageTitle: string;
  /**
   * Which section of its page the snippet comes from; the first one has the description of the page. Undefined where
   * only the page is known to have it: `locate` finds the section in its texts.
   */
  position: number | undefined;
  /** `#id` of each section of the page, or empty. */
  hashes: readonly string[];
  /** Stands under the hit of its page: with further hits below it, or as the last one. */
  isInnerOfGroup: boolean;
  isLastOfGroup: boolean;
};

/** Sections shown below the first page of the panel when it is the clear winner. */
const MAX_CHILDREN_OF_WINNER = 2;
const CLEAR_WIN = 1.6;
/** Sections worth less than this share of the page's best one are left out below it. */
const MIN_CHILD_SHARE = 0.5;

/**
 * The rows of the panel: pages in order of rank, one row each, so that as many pages as possible are offered;
 * the clear winner, and pages when rows are left over, also get their best sections below them.
 */
export function panelHits(
  index: SearchIndex,
  ranked: readonly RankedPage[],
  limit: number,
): SearchHit[] {
  const shown = ranked.slice(0, limit);
  const [first, second] = shown;
  const isClear = first && first.score >= CLEAR_WIN * (second?.score ?? 0);
  let spare = limit - shown.length;
  return shown
    .flatMap((page, position) => {
      const wanted =
        isClear && position === 0
          ? Math.max(MAX_CHILDREN_OF_WINNER, spare)
          : spare;
      const children = childrenOf(index, page).slice(0, wanted);
      spare = Math.max(0, spare - children.length);
      return groupOf(index, page, children);
    })
    .slice(0, limit)
    .map(withTreeFlags);
}

/** The folder of a package that a page is in: `state` for `/docs/state/actions`; in another version, its number stands before it. */
export function packageOf(route: string): string {
  const [, , first = '', second = ''] = route.split('/');
  return /^\d/.test(first) ? second : first;
}

/** Rows by where their pages belong, each group where its best row was. */
export function groupHits(
  hits: readonly SearchHit[],
  nameOf: (hit: SearchHit) => string,
): [name: string, hits: SearchHit[]][] {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const name = nameOf(hit);
    groups.set(name, [...(groups.get(name) ?? []), hit]);
  }
  return [...groups];
}

/** All hits, grouped by page: the page and at most `sections` of its best sections. */
export function allHits(
  index: SearchIndex,
  ranked: readonly RankedPage[],
  sections: number,
): SearchHit[][] {
  return ranked.map((page) =>
    groupOf(index, page, childrenOf(index, page).slice(0, sections), true).map(
      withTreeFlags,
    ),
  );
}

function childrenOf(index: SearchIndex, page: RankedPage): RankedSection[] {
  const best = page.sections[0]?.score ?? 0;
  return page.sections.filter(
    ({ sectionId, score }) =>
      index.sections[sectionId]?.hash &&
      score > 0 &&
      score >= best * MIN_CHILD_SHARE,
  );
}

function groupOf(
  index: SearchIndex,
  page: RankedPage,
  children: readonly RankedSection[],
  startsWithPage = children.length > 1,
): SearchHit[] {
  const best = page.sections[0];
  const isSectionAlone =
    best && !page.isTitleMatch && index.sections[best.sectionId]?.hash;
  if (!startsWithPage && isSectionAlone)
    return [sectionHit(index, page.pageId, best)];
  return [
    page.isTitleMatch || children.length > 0
      ? pageHit(index, page.pageId)
      : textHit(index, page.pageId),
    ...children.map((section) => sectionHit(index, page.pageId, section)),
  ];
}

/** One row for each page of these routes. */
export function pagesAt(
  index: SearchIndex,
  routes: readonly string[],
): SearchHit[] {
  return routes
    .map((route) => index.pages.findIndex((page) => page.route === route))
    .filter((pageId) => pageId >= 0)
    .map((pageId) => pageHit(index, pageId));
}

function pageHit(index: SearchIndex, pageId: number): SearchHit {
  const page = index.pages[pageId];
  if (!page)
    throw new RangeError(`[search] No page ${pageId} in the search index.`);
  return {
    document: {
      id: pageId,
      type: DOCUMENT_TYPE.page,
      pageId,
      title: page.title,
      url: page.route,
      hash: '',
      breadcrumbs: page.breadcrumbs,
    },
    pageTitle: page.title,
    position: 0,
    hashes: [],
    isInnerOfGroup: false,
    isLastOfGroup: false,
  };
}

/** A page that has what was asked somewhere in its text. */
function textHit(index: SearchIndex, pageId: number): SearchHit {
  const hit = pageHit(index, pageId);
  return {
    ...hit,
    document: { ...hit.document, type: DOCUMENT_TYPE.content },
    position: undefined,
    hashes: index.sections
      .filter((section) => section.pageId === pageId && !section.isQuestion)
      .map(({ hash }) => hash),
  };
}

function sectionHit(
  index: SearchIndex,
  pageId: number,
  ranked: RankedSection,
): SearchHit {
  const page = index.pages[pageId];
  const section = index.sections[ranked.sectionId];
  if (!page || !section)
    throw new RangeError(
      `[search] No section ${ranked.sectionId} in the search index.`,
    );
  return {
    document: {
      id: ranked.sectionId,
      type: ranked.isHeadingMatch
        ? DOCUMENT_TYPE.heading
        : DOCUMENT_TYPE.content,
      pageId,
      title: section.heading || page.title,
      url: page.route,
      hash: section.hash,
      breadcrumbs: [...page.breadcrumbs, page.title],
    },
    pageTitle: page.title,
    position: ranked.sectionId - page.firstSection,
    hashes: [],
    isInnerOfGroup: false,
    isLastOfGroup: false,
  };
}

/** A hit stands under the one before it when both are of one page. */
function withTreeFlags(
  hit: SearchHit,
  position: number,
  hits: readonly SearchHit[],
): SearchHit {
  const { pageId } = hit.document;
  if (hits[position - 1]?.document.pageId !== pageId) return hit;
  const isLast = hits[position + 1]?.document.pageId !== pageId;
  return { ...hit, isInnerOfGroup: !isLast, isLastOfGroup: isLast };
}
