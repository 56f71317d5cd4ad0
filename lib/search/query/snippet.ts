import type { MarkRange } from '../types';
import { findMatches, type Match, type MatchTerms } from './matches';

/** Longest line of a snippet, its ellipses included. */
export const MAX_SNIPPET_LENGTH = 50;
/** Of two lines; less than twice a line, as lines end at words. */
const MAX_LINES_LENGTH = 92;
const ELLIPSIS = '…';

type Snippet = { text: string; marks: MarkRange[] };

/** The part of a text that shows most of what was asked, cut at words; the beginning when nothing matches. */
export function createSnippet(
  text: string,
  terms: MatchTerms,
  length = MAX_SNIPPET_LENGTH,
): Snippet {
  const matches = findMatches(text, terms);
  if (text.length <= length) return { text, marks: matches };
  const room = length - 2 * ELLIPSIS.length;
  const best = bestRun(matches, room);
  const [start, end] = best
    ? widen(text, wholeWords(text, best, room), room)
    : [0, wordEndBefore(text, 0, room)];
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

/** The same in at most two lines, each cut at words. */
export function createSnippetLines(text: string, terms: MatchTerms): Snippet[] {
  const all = createSnippet(text, terms, MAX_LINES_LENGTH);
  if (all.text.length <= MAX_SNIPPET_LENGTH) return [all];
  const end = wordEndBefore(all.text, 0, MAX_SNIPPET_LENGTH);
  const first = sliceOf(all, 0, end);
  const second = sliceOf(all, end + Number(all.text[end] === ' '), Infinity);
  if (second.text.length <= MAX_SNIPPET_LENGTH) return [first, second];
  const room = MAX_SNIPPET_LENGTH - ELLIPSIS.length;
  const cut = sliceOf(second, 0, wordEndBefore(second.text, 0, room));
  return [first, { ...cut, text: cut.text + ELLIPSIS }];
}

function sliceOf({ text, marks }: Snippet, from: number, to: number): Snippet {
  return {
    text: text.slice(from, to),
    marks: marks
      .filter(({ start, end }) => end > from && start < to)
      .map(({ start, end }) => ({
        start: Math.max(from, start) - from,
        end: Math.min(to, end) - from,
      })),
  };
}

/** The neighbouring matches that fit and are worth most; a term counts once. */
function bestRun(
  matches: readonly Match[],
  room: number,
): MarkRange | undefined {
  let best: MarkRange | undefined;
  let bestWorth = 0;
  for (const [position, first] of matches.entries()) {
    const terms = new Set<string>();
    let worth = 0;
    let end = first.end;
    for (const match of matches.slice(position)) {
      if (match.end - first.start > room && match !== first) break;
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
function widen(
  text: string,
  { start, end }: MarkRange,
  room: number,
): [number, number] {
  const cutEnd = Math.min(end, start + room);
  const spare = room - (cutEnd - start);
  const begin =
    sentenceStart(text, start - spare, start) ??
    wordStartAfter(text, start - Math.floor(spare / 2), start);
  return [begin, wordEndBefore(text, cutEnd, begin + room)];
}

/** The words that hold a match, so that no identifier is cut; the match alone when they do not fit. */
function wholeWords(
  text: string,
  { start, end }: MarkRange,
  room: number,
): MarkRange {
  let first = start;
  let last = end;
  while (first > 0 && /\S/.test(text.charAt(first - 1))) first -= 1;
  while (last < text.length && /\S/.test(text.charAt(last))) last += 1;
  if (last - first <= room) return { start: first, end: last };
  return start - first + room > end - start && end - first <= room
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
