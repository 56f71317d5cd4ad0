/** What is wrong with a text, where, and what to type. */
type Leftover = { index: number; what: string; cure: string };

type Notation = {
  /** How it is written, behind what it may stand behind. */
  form: RegExp;
  /** What would be shown. */
  name: string;
  cure: string;
};

const START = String.raw`(?<=^[ \t]{0,9})`;
const CODE = 'put code into backticks';

/**
 * Signs that mean something to a reader of Markdown, in a text that Markdown took for words. What prose has of them
 * (`5~10`, `C#`, `a::b`, `2 * 3`) is not among it; what else shall be shown has a backslash before it.
 */
const NOTATIONS: readonly Notation[] = [
  {
    form: /:::/,
    name: 'three colons',
    cure: `begin a block by a line such as :::note or :::tip[Title], and close it by a line of three colons; ${CODE}.`,
  },
  {
    form: new RegExp(`${START}::[A-Za-z]`, 'm'),
    name: 'two colons at the beginning of a line',
    cure: `a block begins with three colons, such as :::note; ${CODE}.`,
  },
  {
    form: /(?<![\w:]):[A-Za-z][\w-]*(?:\[|:(?![\w:]))/,
    name: 'a name between colons',
    cure: `type the sign or the word itself; ${CODE}.`,
  },
  {
    form: new RegExp(
      `\\[! ?\\w[\\w-]*\\]|${START}(?:(?:!!!?|\\?\\?\\?\\+?)[ \\t]+\\w|![ \\t]\\w|\\.\\.[ \\t]+[\\w-]+::)`,
      'm',
    ),
    name: 'the mark of a callout',
    cure: 'write a line such as "> [!NOTE]" and the text on the next line, or :::note, the text and ::: on lines of their own.',
  },
  {
    form: /`/,
    name: 'a backtick',
    cure: 'close code by as many backticks as open it; in a table, write a bar within code as \\|.',
  },
  {
    form: /\*(?=\S)|(?<=\S)\*/,
    name: 'an asterisk',
    cure: `write bold text as **text**, with no blank inside of the asterisks and one outside; write a plain asterisk as \\*; ${CODE}.`,
  },
  {
    form: /(?<![\p{L}\p{N}_])_+(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])_+(?![\p{L}\p{N}_])|(?<![\p{L}\p{N}])__|(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])_(?=\S)|(?<=\S)_(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])/u,
    name: 'an underscore at the edge of a word',
    cure: `write emphasised text as _text_, a plain underscore as \\_; ${CODE}.`,
  },
  {
    form: /~~|~[^\s~]+~|(?<![\p{L}\p{N}~])~(?=[^\s~])[^~\n]*[^\s~]~(?![\p{L}\p{N}~])/u,
    name: 'tildes around text',
    cure: 'write what is struck through as ~~text~~, a plain tilde as \\~.',
  },
  {
    form: new RegExp(`${START}#{2,}|^[ \\t]*#(?=\\p{L})`, 'mu'),
    name: 'hashes at the beginning of a line',
    cure: 'write a heading as "## Text": two to five hashes, a blank, the text, and an empty line around it.',
  },
  {
    form: /^[ \t]{0,9}\|?[ \t]{0,9}:?-+:?[ \t]{0,9}(?:\|[ \t]{0,9}:?-+:?[ \t]{0,9})+\|?[ \t]{0,9}$/m,
    name: 'a line of a table',
    cure: 'write a head and below it as many dashes between bars as it has cells: | A | B |, then | --- | --- |.',
  },
  {
    form: new RegExp(`${START}\\||\\|\\||[ \\t]\\|(?=[ \\t]|$)`, 'm'),
    name: 'a bar, and belongs to no table',
    cure: `delete the empty line above a row that belongs to a table, or give it a head: a row of names, and below it a row such as | --- | --- |; write a plain bar as \\|; ${CODE}.`,
  },
  {
    form: new RegExp(
      // Or two lines of text that begin with the same sign, and would be one line.
      `${START}(?:[-+•](?=\\p{L})|[-•◦▪‣・][ \\t]*(?=\\p{L})|:[ \\t]+\\S|([^\\p{L}\\p{N}\\s"'“‘„«(\\[<\`*_$@~.:])[ \\t]*[\\p{L}\\p{N}].*\\n[ \\t]*\\1)`,
      'mu',
    ),
    name: 'the mark of a list',
    cure: 'write "- text", with a blank behind the dash.',
  },
  {
    form: /^[ \t]{0,9}\d{1,3}[.)](?=\p{L})|(?<=\n[ \t]{0,9})\d{1,3}[.)](?=[ \t]{1,9}\S)|^[ \t]*(?:\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]{1,2}|\d{1,3}、|#\d{1,3}|[①-⑳])[ \t]*\S.*\n[ \t]*(?:\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]{1,2}|\d{1,3}、|#\d{1,3}|[①-⑳])[ \t]*\S/imu,
    name: 'the number of a list',
    cure: 'write "1. text", with a blank behind the point and an empty line above the list.',
  },
  {
    form: /^[ \t]{0,9}\[[ xX]?\](?![[(:])/,
    name: 'the box of a task',
    cure: 'write "- [ ] text" or "- [x] text".',
  },
  {
    form: /\[\[/,
    name: 'double brackets',
    cure: `write a link as [text](/path); ${CODE}.`,
  },
  {
    form: /^[ \t]{0,9}\[toc\][ \t]{0,9}$/im,
    name: 'a mark for the contents',
    cure: 'delete it: each page has its contents beside it.',
  },
  {
    form: /\](?:\[[^\]]*\]| ?\((?:\/|\.|#|https?:|docs\/))|\[\^[^[\]\s]+\]|\[#[\w-]+\]$/,
    name: 'a link that Markdown cannot read, so its brackets',
    cure: 'write [text](/path) without a space between the brackets or in the path; for [text][name], add the line "[name]: /path". Put code into backticks.',
  },
  {
    form: new RegExp(
      String.raw`==(?=[^\s=])[^=\n]*[^\s=]==|\^[^\s^]+\^|(?<!\w)\+\+(?=\w)[^+\n]*\+\+(?!\w)|\$\$|\$(?=[^\s$\d][^$\n]*[^\s$]\$(?!\w))[^$\n\\^_]*[\\^_]|'''|\^\[|${START}(?:={1,6}|h[1-6]\.)[ \t]+\S`,
      'm',
    ),
    name: 'signs of a notation that this site does not have',
    cure: `write words, **bold** or _emphasised_, a heading as "## Text"; ${CODE}.`,
  },
  {
    form: /(?<!\w)[A-Za-z]:\\|(?<!\S)\\\\[A-Za-z]|\\$/,
    name: 'a backslash',
    cure: `${CODE}, a path too: Markdown leaves out a backslash before a sign.`,
  },
  {
    form: /&(?:[A-Za-z][A-Za-z\d]*|#\d{1,3}|#[Xx][\dA-Fa-f]+);/,
    name: 'the name of a sign',
    cure: 'type the sign itself.',
  },
  {
    form: /^[ \t]{0,9}(?:[-=_]{2,}|[-=_.~^"'+]{4,})[ \t]{0,9}$/m,
    name: 'a line of signs',
    cure: 'write three dashes with an empty line above and below for a rule, and "## Text" for a heading.',
  },
];

/** Signs as they are typed with a keyboard for Chinese or Japanese; one asterisk and tildes are prose there. */
const WIDE = /[\uFF01-\uFF09\uFF0B-\uFF5D]|\uFF0A{2}/g;
const WIDE_OFFSET = 0xfee0;

/**
 * What of a text is notation that Markdown did not read, so that readers would see its signs.
 *
 * @param written the text as it stands in the file, without signs of quotes
 * @param isStart whether it begins a line
 * @param isEnd whether nothing follows it on its line
 */
export function findLeftover(
  written: string,
  isStart: boolean,
  isEnd: boolean,
): Leftover | undefined {
  // What has a backslash before it is meant to be shown.
  const shown = written
    .replace(/(?!(?<!\S)\\\\[A-Za-z])\\[!-/:-@[-`{-~]/g, 'xx')
    .replace(WIDE, (sign) =>
      sign.replace(/\S/g, (one) =>
        String.fromCharCode(one.charCodeAt(0) - WIDE_OFFSET),
      ),
    );
  const text = `${isStart ? '' : 'x'}${shown}${isEnd ? '' : 'x'}`;
  const [first] = NOTATIONS.flatMap(({ form, name, cure }) => {
    const match = form.exec(text);
    if (!match) return [];
    const what = `has ${name}, which Markdown did not read here, so ${name.startsWith('a link') ? 'they' : 'it'} would be shown as text.`;
    return [{ index: match.index - (isStart ? 0 : 1), what, cure }];
  }).sort((a, b) => a.index - b.index);
  return first;
}
