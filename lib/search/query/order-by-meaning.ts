import type { Meaning } from '../meaning';
import { encodeTerms } from '../tokenize';
import type { QueryPlan } from './plan-query';
import type { RankedPage } from './rank-pages';
import {
  CLEAR_LEAD,
  LEAST_LIKELY,
  MEANING_WEIGHTS,
  MIN_MEANING_WORDS,
} from './ranking';
import type { SearchIndex } from './search-index';
import { idsOf } from './vocabulary';

/**
 * Pages that were found by words, ordered by what the query is about as well. Names, messages, clear answers and
 * questions that a page asks itself keep their order.
 *
 * @param found best first
 */
export function orderByMeaning(
  index: SearchIndex,
  found: readonly RankedPage[],
  { query, plan }: { query: string; plan: QueryPlan },
  meaning: Meaning,
): readonly RankedPage[] {
  const { kind, groups } = plan;
  const words = groups.filter(({ isWord, typed }) => isWord && typed !== '');
  if (kind === 'message' || words.length < MIN_MEANING_WORDS) return found;
  const [first, second] = found;
  const best = first?.score ?? 0;
  const isClear = best >= CLEAR_LEAD * (second?.score ?? 0);
  if (isClear || isAsked(index, query)) return found;
  const likely = meaning(query);
  const valueOf = ({ pageId, score }: RankedPage): number =>
    Math.log(score / best) +
    MEANING_WEIGHTS[kind] *
      Math.max(LEAST_LIKELY, likely[pageId] ?? LEAST_LIKELY);
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
