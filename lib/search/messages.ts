import { joinWords } from './tokenize';
import type { SearchablePage, MessageRecord } from './types';

/*
 * One index of messages: each message that pages of messages have in a heading or quote belongs to one section of one
 * page, whatever other pages quote it.
 */

/** Stands in a message for what differs from one to the next. */
const PLACEHOLDER = '…';
/** With the quotes in it. */
const QUOTED = /"((?:[^"]|(?<=\s)"[^"]*")+)"/gu;
/** Before a message; some tools write it behind, or not at all. */
const CODES = /^(?:[A-Z]{2}\d+(?:, )?)+: /u;
/** Shorter ones are words and values. */
const MIN_MESSAGE_LETTERS = 11;
/** A part of a message that was copied is most of it. */
const MESSAGE_SHARE = 0.6;

/** What stands between the placeholders of a message, each part written together. */
export const fixedParts = (message: string): string[] =>
  message.replace(CODES, '').split(PLACEHOLDER).map(joinWords).filter(Boolean);

/**
 * The messages that each page owns besides those in its headings.
 *
 * @param pages the one that explains before one that lists
 */
export function messagesOf(
  pages: readonly SearchablePage[],
): Map<SearchablePage, MessageRecord[]> {
  const listing = pages
    .filter(({ listsMessages }) => listsMessages)
    // An index of others has the shorter address.
    .sort((a, b) => depthOf(b) - depthOf(a));
  const headings = listing.flatMap(({ sections }) =>
    sections.map(({ heading }) => heading),
  );
  // Of codes alone: whatever is quoted with one of these belongs there.
  const coded = headings.filter((heading) => !CODES.test(heading)).join(' ');
  const isOwned = (message: string, parts: string): boolean =>
    headings.some((heading) => fixedParts(heading).join('').includes(parts)) ||
    codesOf(message).some((code) => coded.includes(code));
  const owned = new Set<string>();
  return new Map(
    listing.map((page) => [
      page,
      page.sections.flatMap(({ text }, section) =>
        quotesIn(text).flatMap((message): MessageRecord[] => {
          const parts = fixedParts(message).join('');
          if (parts.length < MIN_MESSAGE_LETTERS || owned.has(parts)) return [];
          if (isOwned(message, parts)) return [];
          owned.add(parts);
          return [[section, message]];
        }),
      ),
    ]),
  );
}

const codesOf = (message: string): string[] =>
  CODES.exec(message)?.[0].match(/\w+/gu) ?? [];

const depthOf = ({ route }: SearchablePage): number => route.split('/').length;

const quotesIn = (text: string): string[] =>
  [...text.matchAll(QUOTED)]
    .map(([, quoted = '']) => quoted)
    .filter((quoted) => /\s/.test(quoted));

/**
 * How much of what was asked a message is, up to 1: all of it where nothing but its placeholders differ.
 *
 * @param asked written together
 * @param parts of the message
 */
export function likenessOf(asked: string, parts: readonly string[]): number {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  if (length < MIN_MESSAGE_LETTERS || asked.length < MIN_MESSAGE_LETTERS)
    return 0;
  let from = 0;
  const isAll = parts.every((part) => {
    const at = asked.indexOf(part, from);
    from = at + part.length;
    return at >= 0;
  });
  if (isAll) return 1;
  const isPart = parts.some(
    (part) =>
      part.includes(asked) && asked.length >= part.length * MESSAGE_SHARE,
  );
  return isPart ? asked.length / length : 0;
}
