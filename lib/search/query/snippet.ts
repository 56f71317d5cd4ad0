import type { MarkRange } from '../types';
import { findMatches, type Match, type MatchTerms } from './matches';

/** Longest snippet, its ellipses included. */
export const MAX_SNIPPET_LENGTH = 50;
const ELLIPSIS = '…';
const ROOM = MAX_SNIPPET_LENGTH - 2 * ELLIPSIS.length;

type Snippet = { text: string; marks: MarkRange[] };

/** The part of a text that shows most of what was asked, cut at words; the beginning when nothing matches. */
export function createSnippet(text: string, terms: MatchTerms): Snippet {
  if (text.length <= MAX_SNIPPET_LENGTH)
    return { text, marks: findMatches(text, terms) };
  const matches = findMatches(text, terms);
  const best = bestRun(matches);
  const [start, end] = best
    ? widen(text, wholeWords(text, best))
    : [0, wordEndBefore(text, 0, ROOM)];
  const before = start > 0 ? ELLIPSIS : '';
  const after = end < text.length ? ELLIPSIS : '';
  const shift = before.length - start;
  return {
    text: before + text.slice(start, end) + after,
    marks: matches
      .filter((match) => match.start >= start && match.start < end)
      .map((match) => ({
        start: match.start + shift,
        end: Math.min(match.end, end) + shift,
      })),
  };
}

/** The neighbouring matches that fit and are worth most; a term counts once. */
function bestRun(matches: readonly Match[]): MarkRange | undefined {
  let best: MarkRange | undefined;
  let bestWorth = 0;
  for (const [position, first] of matches.entries()) {
    const terms = new Set<string>();
    let worth = 0;
    let end = first.end;
    for (const match of matches.slice(position)) {
      if (match.end - first.start > ROOM && match !== first) break;
      if (!terms.has(match.term)) worth += match.weight;
      terms.add(match.term);
      end = match.end;
    }
    if (worth > bestWorth) {
      best = { start: first.start, end };
      bestWorth = worth;
    }
  }
  return best;
}

/** Adds words on both sides as long as there is room. */
function widen(text: string, { start, end }: MarkRange): [number, number] {
  const cutEnd = Math.min(end, start + ROOM);
  const spare = ROOM - (cutEnd - start);
  const begin =
    sentenceStart(text, start - spare, start) ??
    wordStartAfter(text, start - Math.floor(spare / 2), start);
  return [begin, wordEndBefore(text, cutEnd, begin + ROOM)];
}

/** The words that hold a match, so that no identifier is cut; the match alone when they do not fit. */
function wholeWords(text: string, { start, end }: MarkRange): MarkRange {
  let first = start;
  let last = end;
  while (first > 0 && /\S/.test(text.charAt(first - 1))) first -= 1;
  while (last < text.length && /\S/.test(text.charAt(last))) last += 1;
  if (last - first <= ROOM) return { start: first, end: last };
  return start - first + ROOM > end - start && end - first <= ROOM
    ? { start: first, end }
    : { start, end };
}

/** The last beginning of a sentence or a cell at or after `from`, so that what is shown reads on its own. */
function sentenceStart(
  text: string,
  from: number,
  to: number,
): number | undefined {
  for (let at = to; at >= Math.max(0, from); at -= 1) {
    if (at === 0 || /[.!?:;·] $/.test(text.slice(Math.max(0, at - 2), at)))
      return at;
  }
  return undefined;
}

/** First beginning of a word at or after `from`, not beyond `limit`. */
function wordStartAfter(text: string, from: number, limit: number): number {
  if (from <= 0) return 0;
  for (let at = from; at < limit; at += 1) {
    if (/\s/.test(text.charAt(at - 1)) && /\S/.test(text.charAt(at))) return at;
  }
  return limit;
}

/** Last end of a word at or before `limit`, not below `least`. A single word without end is cut. */
function wordEndBefore(text: string, least: number, limit: number): number {
  if (limit >= text.length) return text.length;
  for (let at = limit; at > least; at -= 1) {
    if (/\s/.test(text.charAt(at)) && /\S/.test(text.charAt(at - 1))) return at;
  }
  return least || limit;
}
