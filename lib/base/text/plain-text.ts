/**
 * Characters that no text of the site may hold: controls (XML cannot carry them), those that turn the direction of
 * what follows (it would read in another order than it is written in), line ends that editors do not show, halves of
 * characters, and the sign for a character that was lost.
 */
const FORBIDDEN =
  /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069\u2028\u2029\uFFFD\uFDD0-\uFDEF\uFFFE\uFFFF]|\p{Cs}/u;

/** A character that no text may hold, where it is. */
export type ForbiddenCharacter = {
  /** Offset in UTF-16 units. */
  index: number;
  /** What is wrong, to follow the name of what holds it. */
  what: string;
  cure: string;
};

/** Finds the first character that no text of the site may hold. */
export function findForbidden(text: string): ForbiddenCharacter | undefined {
  const match = FORBIDDEN.exec(text);
  if (!match) return undefined;
  const [character] = match;
  const code = character.codePointAt(0) ?? 0;
  return { index: match.index, ...explain(code) };
}

function explain(code: number): Pick<ForbiddenCharacter, 'what' | 'cure'> {
  const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  if (code === 0) {
    return {
      what: 'is not a text file: it holds a NUL byte.',
      cure: 'save the file as UTF-8 text.',
    };
  }
  if (code === 0xfffd) {
    return {
      what: `holds the sign ${name}, which stands where a character was lost.`,
      cure: 'type the lost character again; the text was once read in another encoding than UTF-8.',
    };
  }
  if (isDirection(code)) {
    return {
      what: `holds the invisible character ${name}, which shows what follows in another order than it is written in.`,
      cure: 'delete it: readers and reviewers must see the same text. Text from right to left needs no such sign.',
    };
  }
  return {
    what: `holds the invisible character ${name}, which no keyboard types and feeds cannot carry.`,
    cure: 'delete it; it came with text that was pasted, often from a PDF or a word processor.',
  };
}

function isDirection(code: number): boolean {
  return (
    (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069)
  );
}

/** Text for a message, with escapes in place of what a terminal would not show as it is. */
export function visible(text: string): string {
  return text.replace(
    /\p{C}/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`,
  );
}
