import { expect, test } from 'vitest';
import {
  bodyOf,
  parseContentFile,
  postFrontmatterSchema,
} from '../frontmatter';
import { docFrontmatterSchema } from '../frontmatter';
import { parseMdx } from '../parse';
import { findLostNotation } from './find-lost';

function find(source: string) {
  const body = bodyOf(source);
  return findLostNotation(parseMdx(body, 'a.mdx'), body);
}

/** Body, place, and what its author is told. */
const LOST: [body: string, place: string, what: RegExp, cure: RegExp][] = [
  // Rows.
  ['| A | B |\n| - | - |\n| `a||b` | c |', '3:1', /4 cells/, /\\\|/],
  ['| A | B |\n| - | - |\n| a | b | c |', '3:1', /3 cells/, /\\\|/],
  ['> | A | B |\n> | - | - |\n> | a | b | c |', '3:3', /3 cells/, /\\\|/],
  ['| A | B |\n| - | - |\n| `a | b` |', '3:3', /backtick/, /\\\|/],
  [
    '| A | B |\n| - | - |\n| a | b |\nText.',
    '4:1',
    /become a row/,
    /empty line/,
  ],
  ['| A | B |\n| - | - | - |\n| a | b |', '1:1', /bar|table/, /head/],
  ['A | B\n--- | --- | ---', '1:3', /bar|table/, /head|bars/],
  ['Either a || b.', '1:10', /bar/, /backticks/],
  ['| A |\n| - |\nText.', '3:1', /become a row/, /empty line/],
  // Blocks.
  [
    ':::note\n\nText.\n\n## One\n\n## Two',
    '1:1',
    /never closes/,
    /line of as many colons/,
  ],
  [
    '::::note\n\n:::tip\n\nText.\n\n::::',
    '3:1',
    /never closes/,
    /line of as many/,
  ],
  [
    '- a\n\n  :::note\n\n  b\n\nText.',
    '3:3',
    /never closes/,
    /line of as many/,
  ],
  ['> :::note\n>\n> a\n\nText.', '1:3', /never closes/, /line of as many/],
  ['Text.\n\n:::', '3:1', /three colons/, /begin a block/],
  ['Text.\n\n::note\n\nText.', '3:1', /two colons/, /three colons/],
  ['Text.\n\n::note[Title]', '3:1', /two colons/, /three colons/],
  ['See :kbd[Ctrl] here.', '1:5', /name between colons/, /type the sign/],
  ['Ready :rocket: now.', '1:7', /name between colons/, /type the sign/],
  ['> [!WARNING]- Folded\n> Text.', '1:3', /mark of a callout/, /\[!NOTE\]/],
  ['[!NOTE]\nText.', '1:1', /mark of a callout/, /\[!NOTE\]/],
  ['> [!TIP] Title\n> Text.', '1:3', /mark of a callout/, /\[!NOTE\]/],
  ['!!! note\n    Text.', '1:1', /mark of a callout/, /:::note/],
  [
    ':::tip{.big}\n\nText.\n\n:::',
    '1:1',
    /settings in braces/,
    /:::tip\[Title\]/,
  ],
  // Emphasis.
  ['This is ** bold ** text.', '1:9', /asterisk/, /no blank inside/],
  ['This is **bold text.', '1:9', /asterisk/, /\*\*text\*\*/],
  ['*item\n*item', '1:1', /asterisk/, /\\\*/],
  ['The product 2*3*4 is 24.', '1:14', /within a word/, /\\\*/],
  ['Set __proto__ to null.', '1:5', /without the underscores/, /backticks/],
  ['A _private name.', '1:3', /underscore/, /_text_/],
  ['Water is H~2~O.', '1:11', /tildes/, /~~text~~/],
  ['This is ~gone~ now.', '1:9', /tildes/, /~~text~~/],
  ['A ==mark== here.', '1:3', /signs of a notation/, /\*\*bold\*\*/],
  ['x^2^ and more.', '1:2', /signs of a notation/, /words/],
  ['Run `npm i and go.', '1:5', /backtick/, /close code/],
  // Headings, lists and code.
  ['##Heading', '1:1', /hashes/, /## Text/],
  ['Text.\n\n####### Seven', '3:1', /hashes/, /two to five/],
  ['#Heading', '1:1', /hashes/, /## Text/],
  ['Text\n---', '1:1', /makes a heading of "Text"/, /## Text/],
  ['Two\nlines\n===', '1:1', /makes a heading/, /empty line/],
  ['Text.\n\n    npm install', '3:5', /indented/, /three backticks/],
  ['Text.\n\n    # npm install', '3:5', /indented/, /three backticks/],
  ['A[^b].\n\n[^b]: C.\n\n        npm i', '5:9', /indented/, /three backticks/],
  ['- a\n\n      npm install', '3:7', /indented/, /three backticks/],
  ['Text.\n\n-item', '3:1', /mark of a list/, /- text/],
  ['Text.\n\n1.item', '3:1', /number of a list/, /1\. text/],
  ['Text\n2. two\n3. three', '2:1', /number of a list/, /empty line/],
  ['• item', '1:1', /mark of a list/, /- text/],
  ['- []task', '1:3', /box of a task/, /\[x\] text/],
  // Addresses and names.
  ['Use rxjs@7.x here.', '1:5', /mail address/, /backticks/],
  ['Ask me@example.com.', '1:5', /mail address/, /mailto:me@example\.com/],
  ['See www.example.com.', '1:5', /bare address/, /\[text\]/],
  ['見る https://example.com/です。', '1:4', /bare address/, /\[text\]/],
  ['See [[Actions]].', '1:5', /double brackets/, /\[text\]/],
  ['See [a] (/docs/a).', '1:5', /cannot read/, /without a space/],
  ['An &unknown; sign.', '1:4', /name of a sign/, /sign itself/],
  // What other tools and other keyboards write.
  ['1. a\n3. b', '1:1', /"3\." would be shown as another/, /1\., 2\., 3\./],
  ['3. a\n2. b', '1:1', /do not rise by one/, /behind a dash/],
  ['## Learn C #', '1:1', /ends with "#"/, /Learn C \\#/],
  ['## One [#custom]', '1:8', /cannot read/, /\[text\]/],
  ['Term\n: Meaning', '2:1', /mark of a list/, /- text/],
  ['Text\\', '1:5', /backslash/, /backticks/],
  ['In C:\\new\\_x.', '1:6', /backslash/, /a path too/],
  ['On \\\\host\\share.', '1:4', /backslash/, /a path too/],
  ['Is $x^2_i$ so?', '1:4', /signs of a notation/, /words/],
  ['a) one\nb) two', '1:1', /number of a list/, /1\. text/],
  ['(1) one\n(2) two', '1:1', /number of a list/, /1\. text/],
  ['1、項目\n2、項目', '1:1', /number of a list/, /1\. text/],
  ['→ one\n→ two', '1:1', /mark of a list/, /- text/],
  ['・項目', '1:1', /mark of a list/, /- text/],
  ['\tnpm install', '1:2', /indented/, /three backticks/],
  ['> a\n>\n>     npm install', '3:7', /indented/, /three backticks/],
  ['>     npm install', '1:7', /indented/, /three backticks/],
  ['> [!NOTE]\n> a\n>\n>       npm i', '4:9', /indented/, /three backticks/],
  [
    '<Tabs>\n  <Tab label="a">\n    b\n\n        npm i\n  </Tab>\n</Tabs>',
    '5:9',
    /indented/,
    /three backticks/,
  ],
  ['<Details>\n\na\n\n    npm i\n\n</Details>', '5:5', /indented/, /three/],
  [':::tip title="A"\nText\n:::', '1:1', /three colons/, /:::tip\[Title\]/],
  ['An &lt;input&gt;.', '1:4', /name of a sign/, /< as \\</],
  ["'''ts\nx\n'''", '1:1', /signs of a notation/, /backticks/],
  ['``ts\nx\n``', '1:1', /block of code/, /three backticks/],
  ['== Title ==', '1:1', /signs of a notation/, /## Text/],
  ['h2. Title', '1:1', /signs of a notation/, /## Text/],
  ['Title\n.....', '2:1', /line of signs/, /## Text/],
  ['> [! NOTE]\n> Text', '1:3', /mark of a callout/, /:::note/],
  ['>! Text', '1:2', /mark of a callout/, /:::note/],
  ['.. note:: Text', '1:1', /mark of a callout/, /:::note/],
  ['：：：note\n\nText', '1:1', /three colons/, /:::note/],
  ['＃＃ 見出し', '1:1', /hashes/, /## Text/],
  ['＊＊太字＊＊です', '1:1', /asterisk/, /\*\*text\*\*/],
  ['これは_強調_です', '1:4', /underscore/, /_text_/],
  ['｀コード｀', '1:1', /backtick/, /close code/],
  ['[リンク]（/docs/boat）', '1:1', /cannot read/, /\[text\]\(\/path\)/],
  ['See [](/docs/boat).', '1:5', /without a text/, /between the brackets/],
  ['[TOC]\n\nText.', '1:1', /contents/, /delete/],
  ['$$\nx\n$$', '1:1', /signs of a notation/, /backticks/],
  // Blanks that mean something to those who type them.
  ['- a\n\n text', '3:2', /indented, but not as far/, /below the first letter/],
  ['1. a\n\n  text\n\n2. b', '3:3', /indented, but not/, /below the first/],
  ['1. a\n  - b', '2:3', /indented, but not/, /below the first letter/],
  ['- a\n - b', '2:2', /indented, but not/, /without blanks/],
  ['1. a\n\n  ```ts\n  x\n  ```', '3:3', /indented, but not/, /below the/],
  ['> - a\n>\n>  b', '3:4', /indented, but not/, /below the first letter/],
  // What no list of notations has named: signs that prose does not have, wherever they come from.
  ['See [the guide].', '1:5', /bracket/, /\[text\]\(\/path\)/],
  ['A [guide][no-such] here.', '1:3', /bracket/, /\[name\]: \/path/],
  ['An ![[image.png]] here.', '1:4', /callout|bracket/, /backticks|:::note/],
  ['A %%hidden note%% here.', '1:3', /signs of a notation/, /words/],
  ['A ((reference)) here.', '1:3', /signs of a notation/, /words/],
  ['A //word// here.', '1:3', /signs of a notation/, /emphasised/],
  ["A ''word'' here.", '1:3', /signs of a notation/, /emphasised/],
  ['A --word-- here.', '1:9', /signs/, /dash/],
  ['An ++inserted++ word.', '1:4', /signs/, /backticks/],
  ['One --- two.', '1:5', /signs/, /a dash as –/],
  ['One -- two.', '1:5', /signs/, /a dash as –/],
  ['Great:smile: stuff.', '1:6', /name between colons/, /type the sign/],
  ['Two&nbsp words.', '1:4', /name of a sign/, /sign itself/],
  ['Two&#8203;words.', '1:4', /name of a sign/, /sign itself/],
  ['A >!spoiler!< here.', '1:3', /signs/, /backticks/],
  ['The E=mc^2 law.', '1:9', /signs/, /words/],
  ['A \\textbf word.', '1:3', /backslash/, /backticks/],
  ['Text #tag more.', '1:6', /hash/, /\\#/],
  ['a|b|c', '1:2', /bar/, /\\\|/],
  ['\u00A0- item', '1:2', /list/, /- text/],
  ['-\u00A0item', '1:1', /list/, /- text/],
  ['##\u00A0Title', '1:1', /hashes/, /a blank/],
  ['\u3000## Title', '1:2', /hashes/, /a blank/],
  ['1.\u00A0one', '1:1', /number of a list/, /1\. text/],
  ['Text\n→ more', '2:1', /list/, /- text/],
  ['✅ one\n✅ two', '1:1', /list/, /- text/],
  ['; a comment', '1:1', /signs/, /words/],
  ['% a comment', '1:1', /signs/, /words/],
  ['?> A tip', '1:1', /callout/, /:::note/],
  ['=> A tip', '1:1', /signs/, /words/],
  ['Press ||Ctrl+C|| now.', '1:7', /bar/, /backticks/],
  ['**-', '1:1', /asterisk/, /\\\*/],
  ['| A |\n| - |\n| [x |', '3:3', /bracket/, /\\\[/],
  ['> **Note\n> text', '1:3', /asterisk/, /\*\*text\*\*/],
  ['A [b[^1]](/c).\n\n[^1]: D.', '1:3', /footnote in the link/, /behind the/],
  ['A [b[^1]][c].\n\n[c]: /c\n\n[^1]: D.', '1:3', /in the link/, /behind/],
  // Marks without a text, and links that nobody sees.
  ['See [][e].\n\n[e]: /f', '1:5', /without a text/, /\[text\]/],
  ['See [{/* a */}](/f).', '1:5', /without a text/, /\[text\]/],
  ['See [` `](/f).', '1:5', /without a text/, /\[text\]/],
  ['- a\n-\n- b', '2:1', /without a text/, /backslash/],
  ['-\n\nText.', '1:1', /without a text/, /behind its mark/],
  ['2.\n\nText.', '1:1', /without a text/, /behind its mark/],
  ['>\n\nText.', '1:1', /without a text/, /behind its mark/],
  ['> [a]: /b\n\nSee [a].', '1:1', /without a text/, /behind its mark/],
  ['A[^b].\n\n[^b]:', '3:1', /without a text/, /behind its mark/],
  ['## {/* a */}', '1:1', /without a text/, /behind its mark/],
  ['A.\n\n\u00A0\n\nB.', '3:1', /without a text/, /delete the mark/],
  // Marks where they make nothing.
  ['| A |\n| - |\n| - a |', '3:3', /mark of a list/, /- text/],
  ['| A |\n| - |\n| # a |', '3:3', /hashes/, /\\#/],
  ['| A |\n| - |\n| > a |', '3:3', /signs of a notation/, /words/],
  ['## - a', '1:4', /mark of a list/, /- text/],
  ['## # a', '1:4', /hashes/, /\\#/],
  ['#\u00A0Title', '1:1', /hashes/, /a blank/],
  [':::note\n:::', '1:1', /without a text/, /behind its mark/],
  [':::note[]\nText\n:::', '1:8', /without a text/, /behind its mark/],
  ['> [!NOTE]\n\nText', '1:1', /without a text/, /behind its mark/],
  // What each is called, so that what to type fits.
  ['[[toc]]', '1:1', /contents/, /delete/],
  ['A[^a] b.', '1:2', /footnote/, /"\[\^name\]: The note\."/],
  ['A ^[note].', '1:3', /footnote/, /text\[\^name\]/],
  ['- [-] a', '1:3', /box of a task/, /\[x\] text/],
  ['´code´', '1:1', /backtick/, /close code/],
  ['1 . a\n2 . b', '1:1', /number of a list/, /1\. text/],
  ['+---+---+\n| A | B |', '1:1', /bar of a table/, /\| --- \|/],
  ['So \\(x\\) is.', '1:4', /backslash/, /backticks/],
  ['と~~「x」~~で', '1:2', /tildes/, /a blank outside/],
  // Blanks.
  ['Name      Age\nAda       36', '1:5', /blanks in a row/, /table/],
  ['A\tb.', '1:2', /a tab/, /table/],
  // Blocks in one line, and addresses from HTML.
  ['```bash npm install```', '1:1', /block of code/, /three backticks/],
  ['- ```npm install```', '1:3', /block of code/, /three backticks/],
  ['See https://a.com/?b&amp;c=1.', '1:5', /bare address/, /\[text\]/],
];

for (const [body, place, what, cure] of LOST) {
  test(`is not lost in silence: ${JSON.stringify(body)}`, () => {
    const [first] = find(body);
    expect(first?.what).toMatch(what);
    expect(first?.cure).toMatch(cure);
    expect(`${first?.line}:${first?.column}`).toBe(place);
  });
}

/** Notations of many tools, each at many places. */
const FOREIGN = [
  '[[wiki]]',
  '![[image]]',
  '==mark==',
  '[^undefined]',
  ':smile:',
  '++inserted++',
  '{{ value',
  '&nbsp',
  '&nbsp;',
  'H~2~O',
  'x^2^',
  '~gone~',
  '**bold',
  'bold**',
  '__bold__',
  '_private',
  '`code',
  '$x^2$',
  '$$x$$',
  '[text][ref]',
  '[a] (/b)',
  '((ref))',
  '%%note%%',
  '||spoiler||',
  ':kbd[x]',
  '::name',
  ':::name',
  '^[note]',
  '#tag',
  '\\textbf',
  '[!NOTE]',
  '[toc]',
  '//it//',
  "''it''",
  '--gone--',
  'a -- b',
  '[x](y z)',
  '@@x@@',
  'a**b c',
  '**「x」y',
  '*x',
  'x*',
  '~~x',
  '``x`',
  ',,sub,,',
  '!!x!!',
  '??x??',
  '+word',
];
const PLACES: Record<string, (notation: string) => string> = {
  paragraph: (notation) => `Text ${notation} more.`,
  start: (notation) => `${notation} more.`,
  end: (notation) => `Text ${notation}`,
  item: (notation) => `- Text ${notation} more.`,
  quote: (notation) => `> Text\n> more ${notation} text`,
  heading: (notation) => `## Text ${notation} more`,
  title: (notation) => `:::note[Title ${notation}]\n\nText\n\n:::`,
  strong: (notation) => `**Text ${notation} more**`,
  link: (notation) => `[Text ${notation} more](/a)`,
  tab: (notation) => `<Tab label="a">\n  Text ${notation} more.\n</Tab>`,
  code: (notation) => `\`a\` ${notation} \`b\``,
  note: (notation) => `A[^1].\n\n[^1]: Text ${notation} more.`,
  cell: (notation) => `| A |\n| - |\n| ${notation.replaceAll('|', '| |')} |`,
};

for (const [place, write] of Object.entries(PLACES)) {
  test(`no notation of other tools is shown as signs: ${place}`, () => {
    const silent = FOREIGN.filter((notation) => {
      try {
        return find(write(notation)).length === 0;
      } catch {
        return false;
      }
    });
    expect(silent).toEqual([]);
  });
}

for (const body of [
  'Between 5~10 items and 10~20 rows the list takes 3~4 ms, ~5 at most, or ~/x.',
  'At 10:30 or a:b, std::map, C++ and C#, issue #12, 2 * 3, a_b_c, x == y, ^1.2.',
  String.raw`\*\*text\*\*, \_x\_, \~a\~, \| and \[!NOTE\], \:::, \## no.`,
  '`**`, `:::note`, `a||b`, `~x~`, `[!NOTE]` and **`*`**.',
  '| A | B |\n| --- | --- |\n| `a\\|b` | c |\n| d |',
  ':::note\n\nText.\n\n:::\n\n::::tip[Out]\n\n:::note\n\nIn.\n\n:::\n\n::::',
  '- a\n\n  :::note\n\n  b\n\n  :::\n\n- [ ] b\n- [x] c\n  1. d',
  'A note[^a-long-name].\n\n[^a-long-name]: Text.\n\n    More.\n\n    - And a list',
  'See [a](/b "c"), \\[d], [e][e] and a note[^1]; https://example.com/a?b=c#d.\n\n[e]: /f\n\n[^1]: Text.',
  'Run a -> b or a => b if x >= 2; AT&T, 18+, https://localhost:4200, F#, (a (b)), "A" or \'b\'.',
  'Is it so?! “Yes,” – she said … 50 % off & more: see @rx-angular/cdk, v1.2.3, ½ and 20 °C.',
  'On\n(again) and\n"so" on,\n– or\n5 more,\n-5,\n#12,\n$5,\n.ts,\n… and\n🟡 it.',
  '¿Qué? « Oui » ! „Ja“ ; 「はい」（1）※ 注：A＆B、100％。',
  '~~gone~~ **bold** _it_ *it* これは**「太字」**です。',
  '```md\n:::tip Title\n**x\n```\n\n---\n\nText  \nmore\\\nlast.',
  '1. a\n1. b\n\n- c\n\n5. d\n6. e\n\n## Closed ##\n\n## In C \\#',
  '10～20件、注：本文（1）を参照。＊注意！ A $5 b $6, users$ and state_x$.',
  '> \\[!NOTE]\n> Text',
  '> [!NOTE]\n> a\n>\n>   - b\n>\n>   c\n\n1.5 is a half\n2.0 more.',
  'A[^a].\n\n[^a]: See[^b].\n\n[^b]: Deep.\n\n| A | B |\n| - | - |\n| - | > 5 |\n| -5 | `- a` |',
  '{/* a */}\n\nA {/* b */} c.\n\n{/* c */} {/* d */}\n\n- <Image src="/a.svg" alt="b" />\n\nA  b ``` ` ``` c.',
  '> quoted\n> text\n\nAn em dash – and 1. or 2) within; -5 degrees, --fix.',
  '<Tabs>\n  <Tab label="a">\n    Text.\n\n    - b\n  </Tab>\n</Tabs>',
]) {
  test(`is right: ${JSON.stringify(body)}`, () => {
    expect(find(body)).toEqual([]);
  });
}

const blocks = (body: string) =>
  parseMdx(bodyOf(body), 'a.mdx').children.map((node) =>
    node.type === 'containerDirective'
      ? `${node.name} ${JSON.stringify(node.children, (key, value: unknown) =>
          key === 'position' || key === 'data' ? undefined : value,
        )
          .match(/"value":"[^"]*"/g)
          ?.join()}`
      : node.type,
  );

for (const [body, block] of [
  [':::tip Use this\n\nText\n\n:::', 'tip Use this,Text'],
  [':::tip Use this\nText\n:::', 'tip Use this,Text'],
  ['::: note\n\nText\n\n:::', 'note Text'],
  ['::: note Two words\nText\n:::', 'note Two words,Text'],
  [':::tip A\n- Text\n:::', 'tip A,Text'],
  [':::tip a] b\nText\n:::', 'tip a] b,Text'],
  ['::: note[Title]\nText\n:::', 'note Title,Text'],
  ['> [!WARNING]\n> Text', 'warning Text'],
  ['> [!note]\nText', 'note Text'],
  ['> [!TIP]\n> Text  \n> more', 'tip Text,more'],
  ['> [!IMPORTANT]\n>\n> Text', 'important Text'],
  ['> [!CAUTION]  \n> Text', 'caution Text'],
] as const) {
  test(`is a callout: ${JSON.stringify(body)}`, () => {
    const texts = block.replace(
      / (.*)$/,
      (_, list: string) =>
        ` ${list
          .split(',')
          .map((text) => `"value":"${text}"`)
          .join()}`,
    );
    expect(blocks(body)).toEqual([texts]);
    expect(find(body)).toEqual([]);
  });
}

test('a callout within another, a list or a quote is one, and in code it is code', () => {
  expect(find('::::note Out\n\n:::tip In\n\nText\n\n:::\n\n::::')).toEqual([]);
  expect(
    find('- a\n\n  ::: tip X\n  y\n  :::\n\n> :::tip X\n> y\n> :::'),
  ).toEqual([]);
  const code = '```md\n:::tip Title\n```';
  expect(bodyOf(code)).toBe(code);
});

const DESCRIPTION = 'x'.repeat(60);
const head = (line: string) =>
  parseContentFile(
    'a.mdx',
    `---\n${line}\ndescription: ${DESCRIPTION}\nsidebarPosition: 3\n---\n`,
    docFrontmatterSchema,
  ).frontmatter.title;

for (const value of [
  'Fixed in issue # 12',
  '! bang',
  '!x y',
  '&x y',
  '*x',
  '[WIP] RxFor',
  '{brace} x',
  '"RxFor" in use',
  "'RxFor's use",
  '@x',
  '%x',
  '- x',
  '| x',
  '> x',
  '? x',
  'a: b',
  '#x',
]) {
  test(`a value that YAML cuts is refused on its line, and quoted it is right: ${value}`, () => {
    const cure = (() => {
      try {
        head(`title: ${value}`);
      } catch (error) {
        expect(String(error)).toContain('a.mdx:2:');
        return /write (title: .*)\.$/.exec(String(error))?.[1];
      }
      return undefined;
    })();
    expect(head(cure ?? '')).toBe(value);
  });
}

for (const [lines, place, cure] of [
  ['title: "x\nsidebarPosition: 3', 2, /write title: "x"/],
  ['title: x\nkeywords:[a]', 3, /one "key: value" a line/],
  ['title: x\nkeywords', 3, /one "key: value" a line/],
  ['title: x\n  aka: [a]', 3, /a list as aka: \[/],
  ['title: x\nkeywords: [a,,b]', 3, /a list as keywords: \[/],
  ['title: x\nquestions:\n  - How: this?', 3, /quotes around a text/],
  ['title: x\nisApart: yes', 3, /isApart: true/],
  ['title: A **b**', 2, /Set up/],
  ['title: A `b`', 2, /Set up/],
  ['title: `b` c', 2, /write title: "b c"/],
  ['title: A _b_', 2, /Set up/],
  ['title: A ==b==', 2, /Set up/],
  ['title: A \\* b', 2, /Set up/],
  ['title: A {/* b */}', 2, /Set up/],
  ['title: x\nquestions: [What is `a`?]', 3, /questions: \[/],
  ['title: A <b>b</b>', 2, /Set up/],
  ['title: A &amp; b', 2, /Set up/],
] as const) {
  test(`a mistake of a head is told on its line, with a cure that fits: ${JSON.stringify(lines)}`, () => {
    expect(() => head(lines)).toThrow(new RegExp(`a\\.mdx:${place}\\b`));
    expect(() => head(lines)).toThrow(cure);
  });
}

for (const [source, cure] of [
  ['---\n- title: x\n---\n', /one "key: value" a line/],
  ['---\nx\n---\n', /one "key: value" a line/],
  ['---\ntitle: x\n----\n\nText.', /that ends with a line of three dashes/],
  ['---\ntitle: x\n\nText.', /that ends with a line of three dashes/],
  ['Text.', /start the file with/],
  ['---\nsidebarPosition: 010\n---\n', /sidebarPosition: 3/],
] as const) {
  test(`a head that is none is told with a cure: ${JSON.stringify(source)}`, () => {
    expect(() =>
      parseContentFile('a.mdx', source, docFrontmatterSchema),
    ).toThrow(cure);
  });
}

test('who writes a day in another form is told the day in the name of the file', () => {
  const post = `---\ntitle: A\ndescription: ${DESCRIPTION}\ndate: 8.3.2023\ntags: [a]\nauthors: [b]\n---\n`;
  expect(() =>
    parseContentFile('2023-03-08-a.mdx', post, postFrontmatterSchema),
  ).toThrow(/write date: 2023-03-08/);
});

test('texts of a head are what is written', () => {
  expect(head('title: 1.10')).toBe('1.10');
  expect(head('title: RxFor or *ngFor')).toBe('RxFor or *ngFor');
  expect(head('title: >\n  One\n  line')).toBe('One line');
  expect(head('# A comment of its own\ntitle: One')).toBe('One');
});

for (const date of [
  '2023-03-08',
  '"2023-03-08"',
  '2023-03-08T23:30:00-05:00',
  '"2023-03-08T01:30:00+05:00"',
  '2023-03-08 10:00:00',
]) {
  test(`the day of a post is the one that is written: ${date}`, () => {
    const { frontmatter } = parseContentFile(
      'a.mdx',
      `---\ntitle: A\ndescription: ${DESCRIPTION}\ndate: ${date}\ntags: [a]\nauthors: [b]\n---\n`,
      postFrontmatterSchema,
    );
    expect(frontmatter.date).toBe('2023-03-08');
  });
}
