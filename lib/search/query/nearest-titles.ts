import { joinWords } from '../tokenize';
import type { IndexedPage, SearchIndex } from './load-index';

const MIN_LIKENESS = 0.28;
const MAX_TITLES = 3;

/** Pages whose titles look most like a query that found nothing; none when none does. */
export function nearestTitles(
  index: SearchIndex,
  query: string,
): IndexedPage[] {
  const asked = pairsOf(joinWords(query));
  return index.pages
    .map((page) => ({
      page,
      likeness: likeness(asked, pairsOf(page.joinedTitle)),
    }))
    .filter((candidate) => candidate.likeness >= MIN_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness)
    .map(({ page }) => page)
    .slice(0, MAX_TITLES);
}

/** Neighbouring letters: `state` gives st, ta, at, te. */
function pairsOf(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, at) =>
    word.slice(at, at + 2),
  );
}

/** Share of common pairs of letters, 0 to 1. */
function likeness(a: readonly string[], b: readonly string[]): number {
  const left = [...b];
  const takeOut = (pair: string): boolean => {
    const at = left.indexOf(pair);
    return at >= 0 && left.splice(at, 1).length === 1;
  };
  return (2 * a.filter(takeOut).length) / (a.length + b.length || 1);
}
