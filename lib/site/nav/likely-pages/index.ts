/** Guesses which pages a wrong address may have meant; only the not-found page needs it. */

import { distance } from 'fastest-levenshtein';

/** A page by its site path and its name in the sidebar, and the paths it had before. */
export type KnownPage = readonly [path: string, label: string, ...string[]];

const MAX_PAGES = 5;

/** A page that shares less than this with the address, per word of it, is not likely. */
const MIN_SCORE = 0.3;

/** In words of this many letters one wrong letter makes another word; fewer have to be the same. */
const SHORT_WORD_CHARS = 4;

/**
 * The pages that a reader at an unknown address most likely wanted, the likeliest first. Many pages share a label, so
 * each says what it is in: `ISR › Getting Started`.
 *
 * @param address site path at which there is nothing
 */
export function likelyPages(
  address: string,
  pages: readonly KnownPage[],
): KnownPage[] {
  const wanted = wordsOf(address);
  if (wanted.length === 0) return [];
  // Of pages that have the same words, the one that is called so and nothing more: `RxFor` before `RxFor updates`.
  const isMeant = ([, label]: KnownPage) =>
    Number(wanted.join('').endsWith(wordsOf(label).join('')));
  return pages
    .map((page) => ({ page, score: scoreOf(wanted, page) }))
    .filter(({ score }) => score >= MIN_SCORE)
    .sort(
      (a, b) =>
        b.score - a.score ||
        isMeant(b.page) - isMeant(a.page) ||
        a.page[0].length - b.page[0].length,
    )
    .slice(0, MAX_PAGES)
    .map(({ page }) => [page[0], nameAmong(pages, page)]);
}

/** The label of a page, behind that of the nearest page above it. */
function nameAmong(
  pages: readonly KnownPage[],
  [path, label]: KnownPage,
): string {
  const [above] = pages
    .filter(([other]) => path.startsWith(`${other}/`))
    .sort(([a], [b]) => b.length - a.length);
  return above ? `${above[1]} › ${label}` : label;
}

/** The words of an address or a label, in small letters: `/docs/template/rx-let.html` has `template`, `rx` and `let`. */
export function wordsOf(text: string): string[] {
  return decoded(text)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && word !== 'docs' && word !== 'html');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The words of a name, and neighbours written together: `rx-let-directive` has `rxlet` and `letdirective`, too. */
function namesOf(name: string): string[] {
  const words = wordsOf(name);
  return words.flatMap((_, start) =>
    words
      .slice(start)
      .map((_word, length) => words.slice(start, start + length + 1).join('')),
  );
}

/** Share of the wanted words that a page has; the last ones of an address say most about its page. */
function scoreOf(wanted: readonly string[], page: KnownPage): number {
  const own = page.flatMap((text) => text.split('/')).flatMap(namesOf);
  let score = 0;
  let total = 0;
  wanted.forEach((word, index) => {
    const weight = index + 1;
    total += weight;
    score += weight * Math.max(0, ...own.map((other) => similar(word, other)));
  });
  return score / total;
}

function similar(a: string, b: string): number {
  if (a === b) return 1;
  const shorter = Math.min(a.length, b.length);
  if (shorter < SHORT_WORD_CHARS) return 0;
  if (a.startsWith(b) || b.startsWith(a)) return 0.8;
  if (shorter === SHORT_WORD_CHARS) return 0;
  const likeness = 1 - distance(a, b) / Math.max(a.length, b.length);
  return likeness > 0.6 ? likeness * 0.8 : 0;
}
