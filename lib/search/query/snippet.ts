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
    ? widen(text, best)
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
  const begin = wordStartAfter(text, start - Math.floor(spare / 2), start);
  return [begin, wordEndBefore(text, cutEnd, begin + ROOM)];
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
