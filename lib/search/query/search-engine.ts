import { tokenize } from '../tokenize';
import {
  allHits,
  packageOf,
  pagesAt,
  panelHits,
  type SearchHit,
} from './group-hits';
import type { MatchTerms } from './matches';
import { nearestTitles } from './nearest-titles';
import { planQuery, type QueryPlan } from './plan-query';
import { rankPages, type RankedPage } from './rank-pages';
import {
  parseSearchIndex,
  type IndexedPage,
  type SearchIndex,
} from './search-index';

export const MAX_PANEL_HITS = 8;
const MAX_SECTIONS_OF_PAGE = 4;
const MAX_NEAREST_TITLES = 3;
const MAX_HIGHLIGHT_WORDS = 8;

export type PanelResult = {
  hits: SearchHit[];
  /** Pages with a hit, shown or not. */
  pageCount: number;
  terms: MatchTerms;
  /** Words for the target page to mark. */
  highlight: string[];
  /** Only when there is no hit. */
  nearest: Pick<IndexedPage, 'route' | 'title'>[];
};
export type PageResult = {
  groups: SearchHit[][];
  terms: MatchTerms;
  highlight: string[];
  nearest: Pick<IndexedPage, 'route' | 'title'>[];
};

export type SearchEngine = {
  /** At most eight rows for the panel. `packageName` keeps pages below `/docs/<packageName>` only. */
  searchPanel: (query: string, packageName?: string) => PanelResult;
  /** All hits by page, for the search page. */
  searchAll: (query: string, packageName?: string) => PageResult;
  /** Rows of the pages at these routes, as far as there are any. */
  pagesAt: (routes: readonly string[]) => SearchHit[];
};

/** Makes the engine from the index file. Throws when the file is damaged. */
export function createSearchEngine(file: unknown): SearchEngine {
  const index = parseSearchIndex(file);
  return {
    searchPanel(query, packageName) {
      const { ranked, ...answer } = answerOf(index, query, packageName);
      const hits = panelHits(index, ranked, MAX_PANEL_HITS);
      return { ...answer, hits, pageCount: ranked.length };
    },
    searchAll(query, packageName) {
      const { ranked, ...answer } = answerOf(index, query, packageName);
      return {
        ...answer,
        groups: allHits(index, ranked, MAX_SECTIONS_OF_PAGE),
      };
    },
    pagesAt: (routes) => pagesAt(index, routes),
  };
}

function answerOf(
  index: SearchIndex,
  query: string,
  packageName: string | undefined,
): {
  ranked: RankedPage[];
  terms: MatchTerms;
  highlight: string[];
  nearest: Pick<IndexedPage, 'route' | 'title'>[];
} {
  const plan = planQuery(index, query);
  const ranked = rankPages(index, plan).filter(
    ({ pageId }) =>
      !packageName ||
      packageOf(index.pages[pageId]?.route ?? '') === packageName,
  );
  return {
    ranked,
    terms: { weights: weightsOf(plan), beginnings: lastWord(query) },
    highlight: highlightWords(plan),
    nearest:
      ranked.length > 0 ? [] : nearestTitles(index, query, MAX_NEAREST_TITLES),
  };
}

function weightsOf({ groups }: QueryPlan): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { terms } of groups) {
    for (const [term, weight] of terms)
      weights.set(term, Math.max(weight, weights.get(term) ?? 0));
  }
  return weights;
}

/** The word being typed, unless it is a single letter. */
function lastWord(query: string): string[] {
  const word = tokenize(query).at(-1)?.parts.at(-1)?.surface ?? '';
  return word.length > 1 ? [word] : [];
}

/** What the target page marks. */
function highlightWords({ groups }: QueryPlan): string[] {
  return [...new Set(groups.map(({ mark }) => mark))]
    .filter(Boolean)
    .slice(0, MAX_HIGHLIGHT_WORDS);
}
