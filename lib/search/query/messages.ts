import { MESSAGE_SHARE, MIN_MESSAGE_LETTERS } from './ranking';
import type { IndexedSection, SearchIndex } from './search-index';

/** Written together, a single name is as long as a message. */
const HAS_WORDS = /\S\s+\S/;

/**
 * True when a text is a message that a page lists, or most of one: what was copied may lack a beginning, an end,
 * or what differs from one to the next. A question may hold a heading, but no message that was quoted.
 *
 * @param asked the text written together
 */
export function isListedMessage(
  { pages, sections }: SearchIndex,
  text: string,
  asked: string,
): boolean {
  return (
    HAS_WORDS.test(text) &&
    !pages.some(({ joinedTitle }) => joinedTitle === asked) &&
    sections.some(
      ({ pageId, messages: [heading = [], ...quoted] }) =>
        pages[pageId]?.listsMessages &&
        (isMostOf(asked, heading) ||
          quoted.some((parts) => isSame(asked, parts))),
    )
  );
}

/** True when a section is about a message, which is written together. */
export const isAbout = (
  { messages }: IndexedSection,
  message: string,
): boolean => messages.some((parts) => isSame(message, parts));

const isSame = (asked: string, parts: readonly string[]): boolean =>
  isMostOf(asked, parts) ||
  (parts.join('').length >= MIN_MESSAGE_LETTERS &&
    parts.every((part) => asked.includes(part)));

const isMostOf = (asked: string, parts: readonly string[]): boolean =>
  asked.length >= MIN_MESSAGE_LETTERS &&
  parts.some(
    (part) =>
      part.includes(asked) && asked.length >= part.length * MESSAGE_SHARE,
  );
