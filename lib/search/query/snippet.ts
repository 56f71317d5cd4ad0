import type { SearchRow } from '../answer';
import type { MarkRange, PageTexts } from '../types';
import { findMatches, type Match, type MatchTerms } from './matches';

/** A line with what matched in it. */
export type MarkedText = { text: string; marks: readonly MarkRange[] };

/** Longest line of a snippet, its ellipses included. */
const MAX_LINE_LENGTH = 50;
/** What fits into a line, although it ends at a word. */
const ROOM_OF_LINE = 45;
const ELLIPSIS = '…';
/** Belongs to the sign before it. */
const PART_OF_SIGN = /[\p{M}\u{dc00}-\u{dfff}\u200d]/u;
const SENTENCE_END = /[.!?:;·] $/;

/**
 * What a row shows of the texts of its page: the section that was found; where only the page is known to have what was
 * asked, the text that shows most of it, the first of several.
 */
export function snippetOf(
  { kind, section }: SearchRow,
  texts: PageTexts,
  terms: MatchTerms,
  maxLines: number,
): MarkedText[] {
  if (kind !== 'content')
    return createSnippet(texts[section] ?? '', terms, maxLines);
  const worths = texts.map((text) => worthOf(findMatches(text, terms)));
  const best = texts[worths.indexOf(Math.max(...worths))] ?? '';
  return createSnippet(best, terms, maxLines);
}

/** The part of a text that shows most of what was asked, in lines that end at words; the beginning when nothing matches. */
export function createSnippet(
  text: string,
  terms: MatchTerms,
  maxLines: number,
): MarkedText[] {
  const matches = findMatches(text, terms);
  const begin = beginOf(text, matches, maxLines * ROOM_OF_LINE);
  const before = begin > 0 ? ELLIPSIS : '';
  const shown = before + text.slice(begin);
  const shift = before.length - begin;
  const lines: MarkedText[] = [];
  let from = 0;
  while (from < shown.length && lines.length < maxLines) {
    const isLast = lines.length + 1 === maxLines;
    let to = lineEnd(shown, from, MAX_LINE_LENGTH);
    const after = isLast && to < shown.length ? ELLIPSIS : '';
    if (after) to = lineEnd(shown, from, MAX_LINE_LENGTH - after.length);
    const marks = matches
      .map(({ start, end }) => ({
        start: Math.max(0, start + shift - from),
        end: Math.min(end + shift, to) - from,
      }))
      .filter(({ start, end }) => start < end);
    lines.push({ text: shown.slice(from, to) + after, marks });
    from = to + Number(shown[to] === ' ');
  }
  return lines;
}

/** The end of the last word that fits. A word without end is cut. */
function lineEnd(text: string, from: number, room: number): number {
  if (text.length - from <= room) return text.length;
  const space = text.lastIndexOf(' ', from + room);
  if (space > from) return space;
  let cut = from + room;
  while (PART_OF_SIGN.test(text[cut] ?? '')) cut -= 1;
  return cut;
}

/** Where to begin, to show the neighbouring words that are worth most: at their sentence, else with some words before them. */
function beginOf(
  text: string,
  matches: readonly Match[],
  room: number,
): number {
  if (text.length <= room) return 0;
  const words = matches.map((match) => ({
    ...match,
    ...wordOf(text, match, room),
  }));
  let best = { worth: 0, start: 0, end: 0 };
  for (const { start } of words) {
    const run = words.filter(
      (word) => word.start >= start && word.end <= start + room,
    );
    const worth = worthOf(run);
    if (worth > best.worth) best = { worth, start, end: run.at(-1)?.end ?? 0 };
  }
  const earliest = best.end - room;
  const starts = [...text.matchAll(/(?<=^| )\S/g)]
    .map(({ index }) => index)
    .filter((at) => earliest <= at && at <= best.start);
  const sentence = starts.findLast(
    (at) => at === 0 || SENTENCE_END.test(text.slice(at - 2, at)),
  );
  const middle = (earliest + best.start) / 2;
  return sentence ?? starts.find((at) => at >= middle) ?? best.start;
}

/** All of the word that a match is in, so that no identifier is cut; the match alone where that is too long. */
function wordOf(
  text: string,
  { start, end }: MarkRange,
  room: number,
): MarkRange {
  const from = text.lastIndexOf(' ', start) + 1;
  const to = `${text} `.indexOf(' ', end);
  return to - from <= room ? { start: from, end: to } : { start, end };
}

/** A term counts once. */
function worthOf(matches: readonly Match[]): number {
  const weights = new Map(matches.map(({ term, weight }) => [term, weight]));
  return [...weights.values()].reduce((sum, weight) => sum + weight, 0);
}
