import type { Meaning } from '../meaning';
import { encodeTerms } from '../tokenize';
import type { QueryPlan } from './plan-query';
import type { RankedPage } from './rank-pages';
import { MEANING_WEIGHT } from './ranking';
import type { SearchIndex } from './search-index';
import { idsOf } from './vocabulary';

/** Whether a query may be about something, and is not only a name. */
export function hasThreeWords(query: string): boolean {
  return /\S\s+\S+\s+\S/.test(query);
}

/**
 * Pages that were found by words, ordered by what the query is about as well. One or two words, a message that a page
 * lists, and a question that one asks itself keep their order.
 *
 * @param found best first
 */
export function orderByMeaning(
  index: SearchIndex,
  found: readonly RankedPage[],
  { query, plan }: { query: string; plan: QueryPlan },
  meaning: Meaning,
): readonly RankedPage[] {
  const isClear = plan.isListed || isAsked(index, query);
  if (isClear || !hasThreeWords(query)) return found;
  const likely = meaning(query);
  const valueOf = ({ pageId, score }: RankedPage): number =>
    Math.log(score) + MEANING_WEIGHT * (likely[pageId] ?? 0);
  return found
    .map((page) => ({ page, value: valueOf(page) }))
    .sort((a, b) => b.value - a.value)
    .map(({ page }) => page);
}

/** Whether a page asks it, in whatever order. */
function isAsked(index: SearchIndex, query: string): boolean {
  const terms = [...new Set(encodeTerms(query))];
  const [first, ...others] = terms.map((term) =>
    idsOf(index, 'headings', term),
  );
  return (first ?? []).some((id) => {
    const section = index.sections[id];
    return (
      section?.isQuestion === true &&
      section.questionLength === terms.length &&
      others.every((ids) => ids.includes(id))
    );
  });
}
