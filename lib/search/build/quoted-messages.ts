import { joinWords } from '../query/search-index';
import type { MessageRecord, SearchableSection } from '../types';

const QUOTED = /"([^"]+)"/gu;
/** Shorter ones are words and values. */
const MIN_LETTERS = 11;

/** The messages that the text of a section quotes and its heading is not, each once. */
export function quotedMessages(
  { heading, text }: SearchableSection,
  sectionId: number,
): MessageRecord[] {
  const own = joinWords(heading);
  const messages = [...text.matchAll(QUOTED)]
    .map(([, quoted = '']) => quoted)
    .filter((quoted) => /\s/.test(quoted))
    .map((quoted) => quoted.split('…').map(joinWords).filter(Boolean).join('…'))
    .filter(
      (message) => message.length >= MIN_LETTERS && !own.includes(message),
    );
  return [...new Set(messages)].map((message) => [sectionId, message]);
}
