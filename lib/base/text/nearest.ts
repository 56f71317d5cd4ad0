import { distance } from 'fastest-levenshtein';

/**
 * The known names closest to a name that does not exist, best first.
 *
 * @param name what was written
 * @param known every valid name
 * @param limit how many to return at most
 * @returns at most `limit` names whose edit distance is at most half the length of the longer word
 */
export function nearest(
  name: string,
  known: Iterable<string>,
  limit = 3,
): string[] {
  const wanted = name.toLowerCase();
  return [...known]
    .map((candidate) => ({
      candidate,
      share:
        distance(wanted, candidate.toLowerCase()) /
        Math.max(wanted.length, candidate.length, 1),
    }))
    .filter(({ share }) => share <= 0.5)
    .sort((a, b) => a.share - b.share || a.candidate.localeCompare(b.candidate))
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}

/** Half a sentence for an error message: `Did you mean "a" or "b"?`, or an empty string. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const names = nearest(name, known).map((candidate) => `"${candidate}"`);
  return names.length > 0 ? `Did you mean ${names.join(' or ')}?` : '';
}
