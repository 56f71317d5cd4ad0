import type { QueryPlan } from './plan-query';
import type { SearchIndex } from './search-index';
import { idsOf, informationOf, isCommon } from './vocabulary';

/** What a group of terms is worth in each title, heading and page. */
export type GroupValues = {
  isWord: boolean;
  isExtra: boolean;
  /** A word on many pages; counts as found. */
  isCommon: boolean;
  /** The most a page can get for this word. */
  information: number;
  titles: Float64Array;
  headings: Float64Array;
  contents: Float64Array;
};

/** Looks up what the terms of a group are worth in every place that has one of them. */
export function groupValues(
  index: SearchIndex,
  { terms, isWord, isExtra }: QueryPlan['groups'][number],
): GroupValues {
  const values: GroupValues = {
    isWord,
    isExtra,
    isCommon: [...terms].some(
      ([term, weight]) => weight >= 1 && isCommon(index, term),
    ),
    information: 0,
    titles: new Float64Array(index.pages.length),
    headings: new Float64Array(index.sections.length),
    contents: new Float64Array(index.pages.length),
  };
  const most = exactInformation(index, terms);
  let strongest = 0;
  for (const [term, weight] of terms) {
    const value = weight * Math.min(most, informationOf(index, term));
    if (
      weight > strongest ||
      (weight === strongest && value > values.information)
    ) {
      strongest = weight;
      values.information = value;
    }
    for (const field of ['titles', 'headings', 'contents'] as const) {
      const slots = values[field];
      for (const id of idsOf(index, field, term)) {
        slots[id] = Math.max(slots[id] ?? 0, value);
      }
    }
  }
  return values;
}

/** A rare synonym or completion must not count more than the word itself. */
function exactInformation(
  index: SearchIndex,
  terms: ReadonlyMap<string, number>,
): number {
  const exact = [...terms].filter(([, weight]) => weight >= 1);
  if (exact.length === 0) return Infinity;
  return Math.max(...exact.map(([term]) => informationOf(index, term)));
}
