import type { Mistake } from './nodes';

const W = String.raw`[\p{L}\p{M}\p{N}]`;
const CJK = String.raw`[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]`;

/**
 * The signs of the keyboard as prose has them. Any other is notation that Markdown took for words, whichever tool would
 * read it; what shall be shown all the same has a backslash before it or is code.
 */
const PROSE = new RegExp(
  [
    String.raw`([,;'])(?!\1)|[\].)]|\((?!\()|%(?!%)|"(?!"")|(?<!\/)\/(?!\/)|(?<=:)\/\/`,
    String.raw`(?<=\S)[!?](?!\[)|[!?](?!\S)|\?(?=\.)`,
    // An option, and no dash that is typed as hyphens.
    String.raw`[-=]>|(?<!-)-(?!-)|--(?=${W})`,
    // `10:30` and `std::map`, but no name between colons.
    String.raw`(?<!:):(?!:|[A-Za-z][\w+-]*(?:\[|:(?![\w:])))|(?<=${W})::(?=${W})`,
    String.raw`(?<=${W})\+(?!\+)|(?<=${W})\+\+(?!${W}|\+)|(?<!\S)\+(?=\d)`,
    String.raw`(?<!\S)[$&*~+@#^_](?!\S)|@(?=${W}|\/)|#(?=\d)|(?<=\p{L})#(?!${W})`,
    String.raw`\$(?=\d(?!\S*\$))|(?<=${W})\$(?!\$)|(?<=\p{Lu})&(?=\p{Lu})`,
    String.raw`(?<![^\s("'])(?:\^(?=\d)|~(?=[\d/]))|(?<=\d)~(?=\d)`,
    String.raw`(?<=${W})(?<!${CJK})_+(?!${CJK})(?=${W})`,
    String.raw`(?<!>)>=?(?![>!])|<=?(?![^\s\d])|(?<!\S)!?={1,3}(?!\S)|(?<=${W})=(?=["']|${W})`,
  ].join('|'),
  'gu',
);

/** What a keyboard has but letters, digits and blanks. */
const SIGN = /[!-/:-@[-`{-~]/;

const BLANKS = String.raw`[^\S\n]{0,9}`;
const NUMBER = String.raw`${BLANKS}(?:\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]{1,2}(?!\d)|\d{1,3}、|#\d{1,3}|[①-⑳])${BLANKS}\S`;

/** Lines that are more than lines of prose to those who type them. */
const LINES: readonly RegExp[] = [
  // It begins neither with a word, a quotation, a number nor a picture.
  new RegExp(
    String.raw`(?<=^${BLANKS})(?:[▪▫]|(?![-+][\d.]|--\w|#(?![#\s])|\.{3}|[.~][\w/]|[\p{L}\p{M}\p{N}\p{Ps}\p{Pi}\p{Pf}\p{Sc}\p{Extended_Pictographic}"'@/^\\…—–§¿¡※＊])\S)`,
    'mu',
  ),
  // It, or the one after it, has a number that shall begin an item.
  /^[ \t]{0,9}(?:\d{1,3}(?: [.)]|[.)](?=\p{L}|[^\S\n \t]))|h[1-6]\.[ \t])|(?<=\n[ \t]{0,9})\d{1,3}[.)](?=[ \t]{1,9}\S)/u,
  new RegExp(String.raw`^${NUMBER}[^\n]*\n${NUMBER}`, 'imu'),
  // It has columns, of which one blank would be left.
  /(?<=\S)(?:[ ]{3,99}|[ ]?\t[ \t]*)(?=\S)/u,
  // It begins with the same sign as the next one.
  /^[ \t]{0,9}([\p{Extended_Pictographic}—–※＊])[^\n]*\n[ \t]{0,9}\1/mu,
  // It has no word.
  /^[^\p{L}\p{N}\n\p{Extended_Pictographic}]{2,99}$/mu,
];

const CODE = 'put code into backticks';

/** What that is called which begins like this, and what to type instead. */
const NAMES: readonly [form: RegExp, name: string, cure: string][] = [
  [
    /:::/,
    'three colons',
    `begin a block by a line such as :::note or :::tip[Title], and close it by a line of three colons; ${CODE}.`,
  ],
  [/::/, 'two colons before a word', `a block has three colons; ${CODE}.`],
  [/:\S/, 'a name between colons', `type the sign or word itself; ${CODE}.`],
  [
    /\||\+[-=]+\+/,
    'a bar of a table',
    `delete the empty line above a row that belongs to a table, or give it a head: a row of names, and below it a row such as | --- | --- |; write a plain bar as \\|; ${CODE}.`,
  ],
  [
    /[-=_.~^"'+]{2,99}(?:\n|$)/,
    'a line of signs',
    'write three dashes with an empty line above and below for a rule, and "## Text" for a heading.',
  ],
  [
    /\[! ?\w|[!?]{1,3}(?!\[)|\.\./,
    'the mark of a callout',
    'write a line such as "> [!NOTE]" and the text on the next line, or :::note, the text and ::: on lines of their own.',
  ],
  [
    /\[(?:[xy]|[^\w\]])?\](?![[(:])/i,
    'the box of a task',
    'write "- [ ] text" or "- [x] text".',
  ],
  [/\[{1,2}_?toc_?\]/i, 'a mark for the contents', 'delete it.'],
  [/\[\[/, 'double brackets', `write a link as [text](/path); ${CODE}.`],
  [
    /\^?\[\^|\^\[/,
    'a footnote',
    'write text[^name], a name without blanks, and "[^name]: The note." on a line of its own.',
  ],
  [
    /!?[[\]]/,
    'the bracket of a link',
    `write [text](/path) without a space between the brackets or in the path; for [text][name], add the line "[name]: /path"; write a plain bracket as \\[; ${CODE}.`,
  ],
  [
    /[`´]/,
    'a backtick',
    'close code by as many backticks as open it; in a table, write a bar within code as \\|.',
  ],
  [
    /\*/,
    'an asterisk',
    `write bold text as **text**, with no blank inside of the asterisks and one outside; write a plain asterisk as \\*; ${CODE}.`,
  ],
  [
    /_/,
    'an underscore at the edge of a word',
    `write emphasised text as _text_, a plain underscore as \\_; ${CODE}.`,
  ],
  [
    /~/,
    'tildes around text',
    'write what is struck through as ~~text~~, with a blank outside of the tildes beside a bracket or a quotation mark, and a plain tilde as \\~.',
  ],
  [
    /\(?(?:\d|[a-z]{1,5}[.)]|[①-⑳]|#\d)/i,
    'the number of a list',
    'write "1. text", with a blank behind the point and an empty line above the list.',
  ],
  [
    /#/,
    'hashes before a word',
    'write a heading as "## Text": two to five hashes, a blank, the text, and an empty line around it; write a plain hash as \\#.',
  ],
  [/\\/, 'a backslash', `${CODE}, a path too: before a sign it is lost.`],
  [/&/, 'the name of a sign', 'type the sign itself, & as "and", < as \\<.'],
  [
    /[ \t]/,
    'blanks in a row or a tab',
    'write a table, or code between lines of three backticks; between words, one blank is enough.',
  ],
  [
    /[-+:](?![-+])|[^\p{L}\p{N}\x00-\x7F]/u,
    'the mark of a list',
    'write "- text", with a blank behind the dash.',
  ],
];
const OTHER = [
  '',
  'signs of a notation that this site does not have',
  `write words, **bold** or _emphasised_, a heading as "## Text", a dash as –; ${CODE}.`,
] as const;

/** Signs as they are typed with a keyboard for Chinese or Japanese, where some of them, alone, are prose. */
const WIDE =
  /[\uFF03\uFF08\uFF09\uFF0E\uFF10-\uFF1A\uFF3F\uFF40]|([\uFF01-\uFF5D])\1+/g;
const WIDE_OFFSET = 0xfee0;

/**
 * What of a text is notation that Markdown did not read, so that readers would see its signs.
 *
 * @param written the text as it stands in the file, without signs of quotes
 * @param before what stands before it on its line, nothing where it begins one
 * @param after what follows on its line
 */
export function findLeftover(
  written: string,
  before: string,
  after: string,
): Mistake | undefined {
  // What has a backslash before it is meant to be shown.
  const shown = written
    .replace(
      /(?!(?<!\S)\\\\[A-Za-z])(?!(?<!\])\\[()])\\([!-/:-@[-`{-~])\1*/g,
      (signs) => 'x'.repeat(signs.length),
    )
    .replace(WIDE, (sign) =>
      sign.replace(/\S/g, (one) =>
        String.fromCharCode(one.charCodeAt(0) - WIDE_OFFSET),
      ),
    );
  const text = before + shown + after;
  const [first] = [
    text.replace(PROSE, (signs) => 'x'.repeat(signs.length)).search(SIGN),
    ...LINES.map((line) => text.search(line)),
  ]
    .filter((index) => index >= 0)
    .sort((a, b) => a - b);
  if (first === undefined) return undefined;
  const here = text.slice(first);
  const rest = /\S/.test(text[first - 1] ?? ' ') ? here : here.trimStart();
  const [, name, cure] =
    NAMES.find(([form]) => rest.search(form) === 0) ?? OTHER;
  return {
    index: first - before.length,
    what: `has ${name} that Markdown cannot read here, so it would be shown as text.`,
    cure,
  };
}
