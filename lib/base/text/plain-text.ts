/**
 * Characters that no text of the site may hold: controls (XML cannot carry them), those that turn the direction of
 * what follows (it would read in another order than it is written in), line ends that editors do not show, halves of
 * characters, the sign for a character that was lost, and all that is not seen and that programs read all the same.
 */
const FORBIDDEN =
  /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069\u2028\u2029\uFFF9-\uFFFD\u070F\u2800\u{13430}-\u{13442}\u{16FE4}\u{1D159}]|\p{Noncharacter_Code_Point}|\p{Default_Ignorable_Code_Point}|\p{Co}|\p{Cs}/u;

const EMOJI = String.raw`\p{Extended_Pictographic}[\uFE0E\uFE0F\u{1F3FB}-\u{1F3FF}]?`;
/** Scripts whose letters are joined or kept apart by a sign that is not seen. */
const JOINING = 'Arab Beng Deva Gujr Guru Knda Mlym Orya Sinh Taml Telu'
  .split(' ')
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');

/** Where signs that are not seen belong to what is: in emoji, the flags of three nations, and words of some scripts. */
const SEEN = new RegExp(
  String.raw`\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}|${EMOJI}(?:\u200D${EMOJI})*|[#*\d]\uFE0F?\u20E3|(?<=[${JOINING}]\p{M}*)(?:\u200C(?=[${JOINING}])|\u200D)`,
  'gu',
);

/**
 * Finds the first character that no text of the site may hold.
 *
 * @returns its offset in UTF-16 units, what is wrong, to follow the name of what holds it, and what to type
 */
export function findForbidden(text: string) {
  // Most texts have none, and need no closer look.
  const match =
    FORBIDDEN.exec(text) &&
    FORBIDDEN.exec(text.replace(SEEN, (seen) => '-'.repeat(seen.length)));
  if (!match) return undefined;
  return { index: match.index, ...explain(match[0]) };
}

function explain(sign: string): { what: string; cure: string } {
  const code = sign.codePointAt(0) ?? 0;
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
  if (/[\u202A-\u202E\u2066-\u2069]/.test(sign)) {
    return {
      what: `holds the invisible character ${name}, which shows what follows in another order than it is written in.`,
      cure: 'delete it: readers and reviewers must see the same text. Text from right to left needs no such sign.',
    };
  }
  return {
    what: `holds the invisible character ${name}, which readers and reviewers do not see and programs read.`,
    cure: 'delete it; it came with text that was pasted, often from a PDF or a word processor.',
  };
}

/** Text for a message, with escapes in place of what a terminal would not show as it is. */
export function visible(text: string): string {
  return text.replace(
    /\p{C}/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`,
  );
}
