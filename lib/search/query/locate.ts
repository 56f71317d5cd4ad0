import { findMatches, type MatchTerms } from './matches';
import type { SearchHit } from './group-hits';
import type { PageTexts } from '../types';

/** What a row shows a part of, and the place on the page that it leads to. */
type Place = { text: string | undefined; hash: string };

/**
 * The text that belongs to a hit: that of the section that was found, or of the one that shows most of what was asked,
 * the first of several.
 *
 * @param texts of the page; undefined until they are loaded
 */
export function locate(
  { document, position, hashes }: SearchHit,
  texts: PageTexts | undefined,
  terms: MatchTerms,
): Place {
  if (position !== undefined || !texts)
    return { text: texts?.[position ?? 0], hash: document.hash };
  const worths = texts.map((text) => worthOf(text, terms));
  const best = worths.indexOf(Math.max(...worths));
  return { text: texts[best], hash: hashes[best] ?? '' };
}

/** A term counts once. */
function worthOf(text: string, terms: MatchTerms): number {
  const weights = new Map(
    findMatches(text, terms).map(({ term, weight }) => [term, weight]),
  );
  return [...weights.values()].reduce((sum, weight) => sum + weight, 0);
}
