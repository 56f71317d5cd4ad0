import { visible } from '@/lib/base/text';
import { makeDoc, makePost, type TreeFiles } from '@/tests/support/make-tree';

/** A content folder with one mistake, and what its author is told. */
export type BadInput = {
  name: string;
  /** Changes to the basic tree of `makeTree`. */
  files: TreeFiles;
  /** File and line of the report. */
  at: string;
  what: RegExp;
  cure: RegExp;
};

const KEEL = 'content/docs/boat/keel.mdx';
/** Line of the first line of a page's body, after a head of five lines and an empty one. */
const BODY = 7;

/** One more page, with a mistake in its body. */
function inBody(
  name: string,
  body: string,
  expected: { line?: number; what: RegExp; cure: RegExp },
): BadInput {
  return {
    name,
    files: {
      'docs/boat/keel.mdx': makeDoc({ title: 'Keel', position: 3, body }),
    },
    at: `${KEEL}:${BODY + (expected.line ?? 0)}`,
    what: expected.what,
    cure: expected.cure,
  };
}

const DESCRIPTION =
  'What a keel is good for, and how deep it may be on shallow water.';

/** A page beside the diagram `rig`, which has one more shape. */
function withDiagram(name: string, input: BadInput, shape: string): BadInput {
  const draw = (width: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40"
  fill="none" stroke="currentColor" font-size="13" text-anchor="middle">
  <title>Rig</title>
  <desc>The mast carries the sail.</desc>
  ${shape}
</svg>
`;
  return {
    ...input,
    name,
    files: {
      ...input.files,
      'diagrams/rig.svg': draw(640),
      'diagrams/rig.narrow.svg': draw(288),
    },
  };
}

/** One more page, with a mistake in its head. */
function inHead(
  name: string,
  head: string,
  expected: { line: number; what: RegExp; cure: RegExp },
): BadInput {
  return {
    name,
    files: { 'docs/boat/keel.mdx': `---\n${head}\n---\n\nText.\n` },
    at: `${KEEL}:${expected.line}`,
    what: expected.what,
    cure: expected.cure,
  };
}

const searchPage = (route: string) =>
  `[\n  {\n    ${route},\n    "title": "A", "description": "B", "keywords": []\n  }\n]`;

const navigation = (...links: object[]) =>
  JSON.stringify(
    {
      navbar: links,
      footer: [],
      copyright: '',
      funding: { before: '', label: '', href: 'https://wind.example' },
    },
    null,
    2,
  );

function inFile(
  name: string,
  file: string,
  text: string | null,
  expected: { line?: number; what: RegExp; cure: RegExp },
): BadInput {
  return {
    name,
    files: { [file]: text },
    at: `content/${visible(file)}:${expected.line ?? 1}`,
    what: expected.what,
    cure: expected.cure,
  };
}

const FRONTMATTER: BadInput[] = [
  inFile('no frontmatter', 'docs/boat/keel.mdx', 'Text.\n', {
    what: /has no frontmatter/,
    cure: /start the file with\n---\ntitle: /,
  }),
  inFile('an empty file', 'docs/boat/keel.mdx', '', {
    what: /has no frontmatter/,
    cure: /sidebarPosition: 3/,
  }),
  inFile(
    'frontmatter that is never closed',
    'docs/boat/keel.mdx',
    '---\ntitle: Keel\n\nText.\n',
    { what: /has no frontmatter/, cure: /start the file with/ },
  ),
  inFile('a NUL byte', 'docs/boat/keel.mdx', makeDoc() + '\0', {
    line: 8,
    what: /not a text file/,
    cure: /save the file as UTF-8/,
  }),
  inHead(
    'a head that is not YAML',
    `title: Keel: the deep one\ndescription: ${DESCRIPTION}\nsidebarPosition: 3`,
    {
      line: 2,
      what: /not valid YAML/,
      cure: /put quotes around a value that holds a colon/,
    },
  ),
  ...(
    [
      ['a quoted text with a sign of its own', '"Set \\d"', '"Set \\\\d"'],
      ['a note behind a quoted text', "'Keel' # deep", '"Keel # deep"'],
      ['two words in quotes', '"Keel" and "Mast"', `'"Keel" and "Mast"'`],
      ['braces of a template', '{{ keel }}', '"{{ keel }}"'],
    ] as const
  ).map(([name, value, right]) =>
    inHead(
      name,
      `title: ${value}\ndescription: ${DESCRIPTION}\nsidebarPosition: 3`,
      {
        line: 2,
        what: /frontmatter/,
        cure: new RegExp(
          `write title: ${right.replace(/[\\"{}]/g, '\\$&')}\\.`,
        ),
      },
    ),
  ),
  inHead(
    'a list that is never closed',
    `title: Keel\ndescription: ${DESCRIPTION}\nsidebarPosition: 3\nkeywords: [deep`,
    {
      line: 5,
      what: /not valid YAML/,
      cure: /one "key: value" a line/,
    },
  ),
  inHead('no title', `description: ${DESCRIPTION}\nsidebarPosition: 3`, {
    line: 1,
    what: /"title" /,
    cure: /write title: /,
  }),
  inHead(
    'a key that is needed, and misspelt',
    `title: Keel\ndescripton: ${DESCRIPTION}\nsidebarPosition: 3`,
    {
      line: 3,
      what: /unknown frontmatter key "descripton"[\s\S]*has no "description" in its frontmatter/,
      cure: /Did you mean "description"/,
    },
  ),
  inHead(
    'a misspelt key',
    `titel: Keel\ntitle: Keel\ndescription: ${DESCRIPTION}\nsidebarPosition: 3`,
    {
      line: 2,
      what: /unknown frontmatter key "titel"/,
      cure: /Did you mean "title"/,
    },
  ),
  inHead(
    'a key of another tool',
    `title: Keel\ndescription: ${DESCRIPTION}\nsidebar_position: 3\nsidebarPosition: 3`,
    {
      line: 4,
      what: /unknown frontmatter key "sidebar_position"/,
      cure: /Did you mean "sidebarPosition"/,
    },
  ),
  inHead(
    'a description of 49 characters',
    `title: Keel\ndescription: ${'x'.repeat(49)}\nsidebarPosition: 3`,
    {
      line: 3,
      what: /"description" is shorter than 50/,
      cure: /50 to 160 characters/,
    },
  ),
  inHead(
    'a description of 161 characters',
    `title: Keel\ndescription: ${'x'.repeat(161)}\nsidebarPosition: 3`,
    {
      line: 3,
      what: /"description" is longer than 160/,
      cure: /50 to 160 characters/,
    },
  ),
  inHead(
    'a position in words',
    `title: Keel\ndescription: ${DESCRIPTION}\nsidebarPosition: third`,
    {
      line: 4,
      what: /"sidebarPosition" /,
      cure: /write sidebarPosition: 3/,
    },
  ),
  inHead(
    'a position of zero',
    `title: Keel\ndescription: ${DESCRIPTION}\nsidebarPosition: 0`,
    {
      line: 4,
      what: /"sidebarPosition" /,
      cure: /write sidebarPosition: 3/,
    },
  ),
  inHead(
    'keywords that are no list',
    `title: Keel\ndescription: ${DESCRIPTION}\nsidebarPosition: 3\nkeywords: deep`,
    {
      line: 5,
      what: /"keywords" /,
      cure: /write keywords: \[/,
    },
  ),
  inHead(
    'a title that is empty',
    `title: ''\ndescription: ${DESCRIPTION}\nsidebarPosition: 3`,
    {
      line: 2,
      what: /"title" /,
      cure: /write title: /,
    },
  ),
  inHead('no description', `title: Keel\nsidebarPosition: 3`, {
    line: 1,
    what: /"description" /,
    cure: /write description: /,
  }),
  inHead('no position', `title: Keel\ndescription: ${DESCRIPTION}`, {
    line: 1,
    what: /"sidebarPosition" /,
    cure: /write sidebarPosition: 3/,
  }),
  inHead(
    'a key that is there twice',
    `title: Keel\ntitle: Keels\ndescription: ${DESCRIPTION}\nsidebarPosition: 3`,
    {
      line: 3,
      what: /not valid YAML/,
      cure: /delete one of the lines/,
    },
  ),
];

const POSTS: BadInput[] = [
  inFile('a post without a date in its name', 'blog/a-mast.mdx', makePost(), {
    what: /no route can be made/,
    cure: /name it like 2023-03-07/,
  }),
  inFile(
    'a post whose two dates differ',
    'blog/2024-05-07-a-mast.mdx',
    makePost(),
    {
      what: /dated 2024-05-06 in the frontmatter/,
      cure: /make the two dates equal/,
    },
  ),
  inFile(
    'a post by an unknown author',
    'blog/2024-05-06-a-mast.mdx',
    makePost().replace('[ada]', '[adda]'),
    {
      what: /names the author "adda"/,
      cure: /Did you mean "ada"/,
    },
  ),
  inFile(
    'a post without tags',
    'blog/2024-05-06-a-mast.mdx',
    makePost().replace('tags: [boat]\n', ''),
    {
      what: /"tags" /,
      cure: /write tags: \[cdk, release\]/,
    },
  ),
  inFile(
    'a tag in capitals',
    'blog/2024-05-06-a-mast.mdx',
    makePost().replace('[boat]', '[Boat]'),
    {
      line: 5,
      what: /"tags" /,
      cure: /write tags: \[cdk, release\]/,
    },
  ),
];

const MDX: BadInput[] = [
  inBody('an import', "import { Keel } from './keel';\n\nText.", {
    what: /has an import or export/,
    cure: /remove the line/,
  }),
  inBody('an export', 'Text.\n\nexport const depth = 3;', {
    line: 2,
    what: /has an import or export/,
    cure: /remove the line/,
  }),
  inBody(
    'a sentence that begins with "import"',
    'Text.\n\nimport the parts in the right order.',
    {
      line: 2,
      what: /not valid MDX/,
      cure: /another first word/,
    },
  ),
  inBody(
    'a tag that is never closed',
    'Text.\n\n<Details summary="Why?">\n\nMore.',
    {
      line: 2,
      what: /not valid MDX.*closing tag/i,
      cure: /close every tag/,
    },
  ),
  inBody(
    'a tag closed by another name',
    'Text.\n\n<Details summary="Why?">\n\nMore.\n\n</Detail>',
    {
      line: 6,
      what: /not valid MDX.*closing tag/i,
      cure: /close every tag/,
    },
  ),
  inBody('a brace in a sentence', 'Text with { in it.', {
    what: /not valid MDX/,
    cure: /backticks or escape a brace/,
  }),
  inBody(
    'an expression that is no JavaScript',
    'Text.\n\nA {deep keel} here.',
    {
      line: 2,
      what: /not valid MDX/,
      cure: /backticks or escape a brace/,
    },
  ),
  inBody('a variable in a sentence', 'Text.\n\nThe {depth} of it.', {
    line: 2,
    what: /has the expression \{depth\}, but pages are text/,
    cure: /put \{depth\} in backticks/,
  }),
  inBody('an angle bracket before a number', 'Deeper if <3 metres.', {
    what: /not valid MDX/,
    cure: /plain < in backticks/,
  }),
  ...(
    [
      ['<https://wind.example>', /write \[text\]\(https:\/\/wind\.example\)/],
      ['<ada@wind.example>', /write \[text\]\(mailto:ada@wind\.example\)/],
    ] as const
  ).map(([address, cure]) =>
    inBody(
      `an address in angle brackets: ${address}`,
      `See ${address} there.`,
      {
        what: /not valid MDX/,
        cure,
      },
    ),
  ),
  inBody('an HTML comment', 'Text.\n\n<!-- later -->', {
    line: 2,
    what: /not valid MDX/,
    cure: /write comments as \{\/\*/,
  }),
  inBody(
    'an attribute without quotes',
    'Text.\n\n<Diagram name=state-data-flow />',
    {
      line: 2,
      what: /not valid MDX/,
      cure: /name="value"/,
    },
  ),
  inBody('an unknown block', 'Text.\n\n:::notes\n\nMore.\n\n:::', {
    line: 2,
    what: /unknown block ":::notes"/,
    cure: /Did you mean "note"/,
  }),
];

/** What would be run by the build or in the reader's browser, and what stands there instead. */
const CODE: [name: string, code: string, what: RegExp, cure: RegExp][] = [
  ['a calculated number', '{1 + 1}', /expression \{1 \+ 1\}/, /as text/],
  [
    'code that escapes from the page',
    '{(() => 0)["const" + "ructor"]("return process.env.HOME")()}',
    /expression \{\(\(\) => 0\)/,
    /as text/,
  ],
  [
    'code that changes all objects',
    '{({})["__pro" + "to__"]["polluted"] = 1}',
    /the expression \{\(\{\}\)\[/,
    /as text/,
  ],
  ['the time of the build', '{Date.now()}', /\{Date\.now\(\)\}/, /as text/],
  ['a request of the build', '{fetch("https://a.example")}', /\{fetch/, /text/],
  [
    'code behind a comment',
    '{/* a */ process.exit() /* b */}',
    /expression \{\/\* a \*\/ process\.exit/,
    /comments are written/,
  ],
  [
    'a script',
    '<script>{`fetch("https://a.example")`}</script>',
    /element <script>/,
    /Write Markdown or one of the components/,
  ],
  [
    'a script of another site',
    '<script src="https://a.example/a.js"></script>',
    /element <script>/,
    /Write Markdown/,
  ],
  [
    'HTML in a property',
    '<div dangerouslySetInnerHTML={{ __html: "<img onerror=alert(1) src=x />" }} />',
    /element <div>/,
    /Write Markdown/,
  ],
  [
    'a handler',
    '<button onClick={() => 0}>Deep</button>',
    /element <button>/,
    /Write Markdown/,
  ],
  [
    'a frame',
    '<iframe src="https://a.example" />',
    /element <iframe>/,
    /Write/,
  ],
  [
    'a form',
    '<form action="https://a.example"><input /></form>',
    /element <form>/,
    /Write/,
  ],
  ['a base address', '<base href="https://a.example" />', /<base>/, /Write/],
  [
    'styles of another site',
    '<link rel="stylesheet" href="https://a.example/a.css" />',
    /element <link>/,
    /Write/,
  ],
  [
    'a page that leads its reader away',
    '<meta httpEquiv="refresh" content="0; url=https://a.example" />',
    /element <meta>/,
    /Write/,
  ],
  [
    'a link as a tag',
    '<a href="/docs/boat">it</a>',
    /<a>/,
    /\[text\]\(\/path\)/,
  ],
  ['a heading as a tag', '<h2>Depth</h2>', /<h2>/, /write "## text"/],
  ['a second h1 as a tag', '<h1>Keel</h1>', /<h1>/, /write "## text"/],
  [
    'a picture as a tag',
    '<img src="/icon.svg" />',
    /<img>/,
    /write <Image src/,
  ],
  ['folded text as a tag', '<details>Deep</details>', /<details>/, /<Details/],
  ['a component in lower case', '<tabs>Deep</tabs>', /<tabs>/, /"Tabs"/],
  ['an element of another document', '<svg:rect />', /<svg:rect>/, /Write/],
  ['a member of an object', '<process.env />', /<process\.env>/, /Write/],
  ['a tag without a name', '<>Deep</>', /element <>/, /Write Markdown/],
];

const EXECUTABLE: BadInput[] = CODE.map(([name, code, what, cure]) =>
  inBody(name, `Text.\n\n${code}`, { line: 2, what, cure }),
);

const COMPONENTS: BadInput[] = [
  inBody(
    'a prop that is calculated',
    'Text.\n\n<PackageRun command={"ng " + process.env.HOME} />',
    {
      line: 2,
      what: /"command" of <PackageRun> the expression \{"ng " \+ process/,
      cure: /write command="…"/,
    },
  ),
  inBody(
    'a switch that is calculated',
    'Text.\n\n<PackageInstall packages="keel" dev={true} />',
    {
      line: 2,
      what: /"dev" of <PackageInstall> the expression \{true\}/,
      cure: /write dev alone/,
    },
  ),
  inBody(
    'an unknown component',
    'Text.\n\n<Detail summary="Why?">\n\nMore.\n\n</Detail>',
    {
      line: 2,
      what: /unknown component <Detail>/,
      cure: /Did you mean "Details"/,
    },
  ),
  inBody('a component of another tool', 'Text.\n\n<YouTube id="a" />', {
    line: 2,
    what: /unknown component <YouTube>/,
    cure: /Known components: ApiIndex, ApiTable, /,
  }),
  inBody(
    'a callout of another tool',
    'Text.\n\n<Admonition type="note">More.</Admonition>',
    {
      line: 2,
      what: /unknown component <Admonition>/,
      cure: /^write :::note, the text and ::: on lines of their own\.$/,
    },
  ),
  inBody(
    'tabs of another tool',
    'Text.\n\n<CodeGroup>\n\nMore.\n\n</CodeGroup>',
    {
      line: 2,
      what: /unknown component <CodeGroup>/,
      cure: /^write <Tabs> and a <Tab label="…">/,
    },
  ),
  inBody(
    'an unknown prop',
    'Text.\n\n<Details sumary="Why?">\n\nMore.\n\n</Details>',
    {
      line: 2,
      what: /unknown prop "sumary"/,
      cure: /Did you mean "summary"/,
    },
  ),
  inBody(
    'a prop that is missing',
    'Text.\n\n<Details>\n\nMore.\n\n</Details>',
    {
      line: 2,
      what: /<Details> without the prop "summary"/,
      cure: /write <Details summary="…">/,
    },
  ),
  ...[
    ['twice', 'summary="One" summary="Two"', /twice, so one of the values/],
    ['with a line break', 'summary="One\n  two"', /holds a line break/],
    ['of blanks', 'summary="&nbsp;"', /is empty/],
    ...['**b**', '`b`', '_b_', '[b](/c)', '&nosuch;', '\\_', '~~b~~'].map(
      (sign) => [`with ${sign}`, `summary="A ${sign}"`, /shown as plain text/],
    ),
  ].map(([name, prop, what]) =>
    inBody(
      `a prop ${String(name)}`,
      `Text.\n\n<Details ${String(prop)}>\n\nMore.\n\n</Details>`,
      { line: 2, what: what as RegExp, cure: /write summary="…"|delete one/ },
    ),
  ),
  ...['{}', '{ }', '## The type {}', '| A |\n| - |\n| {} |'].map((body) =>
    inBody(`empty braces: ${JSON.stringify(body)}`, `Text.\n\n${body}`, {
      line: body.startsWith('|') ? 4 : 2,
      what: /has the expression \{\}/,
      cure: /escape the brace/,
    }),
  ),
  inBody(
    'two tabs whose names look the same',
    'Text.\n\n<Tabs>\n<Tab label="a">\n\nOne.\n\n</Tab>\n<Tab label="a ">\n\nTwo.\n\n</Tab>\n</Tabs>',
    { line: 2, what: /two tabs of the same name/, cure: /label of its own/ },
  ),
  inBody('a link to nothing but a hash', 'Text.\n\nSee [a](#) here.', {
    line: 2,
    what: /link without a target/,
    cure: /path of a page/,
  }),
  inBody('a prop that is empty', 'Text.\n\n<Diagram name="" />', {
    line: 2,
    what: /"name" of <Diagram> a value it cannot take: is empty/,
    cure: /write name="…"/,
  }),
  inBody(
    'a prop with an unknown value',
    'Text.\n\n<ApiTable entry="@rx-angular/state" symbol="RxState" show="member" />',
    {
      line: 2,
      what: /"show" of <ApiTable>/,
      cure: /Did you mean "members"/,
    },
  ),
  inBody(
    'a switch with a value',
    'Text.\n\n<PackageInstall packages="keel" dev="yes" />',
    {
      line: 2,
      what: /"dev" of <PackageInstall>.*is a switch/,
      cure: /dev/,
    },
  ),
  inBody('props that are spread', 'Text.\n\n<Diagram {...keel} />', {
    line: 2,
    what: /spreads \{\.\.\.keel\}/,
    cure: /write each prop as name="value"/,
  }),
  ...[
    '<PackageRun command="ng version">',
    '<Image src="/icon.svg" alt="A boat">',
  ].map((tag) => {
    const name = /\w+/.exec(tag)?.[0] ?? '';
    return inBody(
      `text in <${name}>`,
      `Text.\n\n${tag}\n\nMore.\n\n</${name}>`,
      {
        line: 2,
        what: /which shows nothing of it, so it would be lost/,
        cure: /the text before or after it/,
      },
    );
  }),
  ...(
    [
      [
        'text between tabs',
        'More.\n\n<Tab label="a">\n\nA.\n\n</Tab>',
        /something else than <Tab>/,
      ],
      ['no tabs in tabs', '', /<Tabs> without a <Tab>/],
      [
        'two tabs of one name',
        '<Tab label="a">\n\nA.\n\n</Tab>\n\n<Tab label="a">\n\nB.\n\n</Tab>',
        /two tabs of the same name/,
      ],
    ] as const
  ).map(([name, inner, what]) =>
    inBody(name, `Text.\n\n<Tabs>\n\n${inner}\n\n</Tabs>`, {
      line: 2,
      what,
      cure: /a label of its own/,
    }),
  ),
  inBody('a tab on its own', 'Text.\n\n<Tab label="Deep">\n\nMore.\n\n</Tab>', {
    line: 2,
    what: /<Tab> outside of <Tabs>/,
    cure: /put <Tabs> and <\/Tabs> around it/,
  }),
  ...[
    'Some <Details summary="Why?">depth</Details> here.',
    '> Some <Details summary="Why?">depth</Details> here.',
    '- Some <PackageVersions of="state" /> here.',
    '## Deep <Counter from="3" />',
    '**<Details summary="Why?">depth</Details>**',
    '[<Counter from="3" />](/docs/boat)',
  ].map((body) =>
    inBody(`a block in the line "${body}"`, `Text.\n\n${body}`, {
      line: 2,
      what: /has <\w+> within a line of text/,
      cure: /on lines of its own/,
    }),
  ),
  withDiagram(
    'an unknown diagram',
    inBody('', 'Text.\n\n<Diagram name="rigs" />', {
      line: 2,
      what: /unknown diagram.*Did you mean "rig"/,
      cure: /change the props of <Diagram>/,
    }),
    '<rect width="80" height="32" />',
  ),
  {
    ...withDiagram(
      'a drawing that loads something',
      inBody('', 'Text.\n\n<Diagram name="rig" />', {
        what: /href="[^"]*" on <a>/,
        cure: /remove it/,
      }),
      '<a href="/"></a>',
    ),
    at: 'content/diagrams/rig.narrow.svg:5',
  },
  {
    ...withDiagram(
      'a word of a drawing that is in no dictionary',
      inBody('', '<Diagram name="rig" />', {
        what: /the unknown word "mizzzen"/,
        cure: /content\/words\.txt/,
      }),
      '<text class="bold" x="1" y="2">the\n  mizzzen &amp; jib</text>',
    ),
    at: 'content/diagrams/rig.narrow.svg:6',
  },
];

const LINKS: BadInput[] = [
  inBody(
    'a link to a page that does not exist',
    'Text.\n\nSee [the sail](/docs/boat/sail).',
    {
      line: 2,
      what: /links to \/docs\/boat\/sail, which does not exist/,
      cure: /did you mean \/docs\/boat\/sails/,
    },
  ),
  inBody('a link like no page at all', 'See [this](/zzzzzz/qqqqqqqq).', {
    what: /links to \/zzzzzz\/qqqqqqqq, which does not exist/,
    cure: /write the path of an existing page/,
  }),
  inBody(
    'a link with an ending',
    'See [sails](/docs/boat/sails.mdx#light-wind).',
    {
      what: /not the path of a page as the site writes it/,
      cure: /write \/docs\/boat\/sails#light-wind/,
    },
  ),
  inBody('a link with a slash at its end', 'See [sails](/docs/boat/sails/).', {
    what: /not the path of a page as the site writes it/,
    cure: /write \/docs\/boat\/sails:/,
  }),
  inBody('a link in the wrong case', 'See [sails](/docs/Boat/Sails).', {
    what: /not the path of a page as the site writes it/,
    cure: /write \/docs\/boat\/sails:/,
  }),
  inBody('a relative link', 'See [sails](./sails).', {
    what: /links to \.\/sails, which is not the path/,
    cure: /write \/docs\/boat\/sails:/,
  }),
  inBody('a link to a file', 'See [sails](/content/docs/boat/sails.mdx).', {
    what: /not the path of a page as the site writes it/,
    cure: /write \/docs\/boat\/sails:/,
  }),
  inBody('a link without its first slash', 'See [sails](docs/boat/sails).', {
    what: /not the path of a page as the site writes it/,
    cure: /write \/docs\/boat\/sails:/,
  }),
  ...(
    [
      [
        'https://www.boats.example/docs/boat/sails/',
        /write \/docs\/boat\/sails\./,
      ],
      [
        'http://BOATS.example/docs/boat/sails#light-wind',
        /write \/docs\/boat\/sails#light-wind\./,
      ],
      ['https://boats.example', /write \/\./],
      ['http://localhost:3000/docs/boat/sails', /write \/docs\/boat\/sails\./],
    ] as const
  ).map(([href, cure]) =>
    inBody(`a link to this site as ${href}`, `See [sails](${href}).`, {
      what: /links to this site by its full address/,
      cure,
    }),
  ),
  ...(
    [
      ['www.wind.example', /its beginning, https:/],
      ['https//wind.example', /its beginning, https:/],
      ['zzzzzz.mdx', /existing page/],
      ['crew@wind.example', /write mailto:crew@wind\.example\./],
      ['/images/zzzzzz.png', /add the file as public\/images\/zzzzzz\.png/],
      ['?a=b', /did you mean|existing page/],
      ['/docs/old-boat/', /write \/docs\/boat\./],
    ] as const
  ).map(([href, cure]) =>
    inBody(`a link that means no page: ${href}`, `See [it](${href}).`, {
      what: /which does not exist|which has moved/,
      cure,
    }),
  ),
  {
    ...inFile(
      'a link to the page of a folder that has none',
      'docs/boat/rig/mast.mdx',
      makeDoc({ title: 'Mast', position: 3, body: 'See [it](index).' }),
      {
        line: BODY,
        what: /links to index, which does not exist/,
        cure: /existing page/,
      },
    ),
    files: {
      'docs/boat/rig/_category.json': '{ "label": "Rig", "position": 9 }',
      'docs/boat/rig/mast.mdx': makeDoc({
        title: 'Mast',
        position: 3,
        body: 'See [it](index).',
      }),
    },
  },
  inBody(
    'a host in letters that look like others',
    'See [it](https://\u0430pple.example).',
    {
      what: /is no plain address, and may lead elsewhere/,
      cure: /write https:\/\/xn--pple-43d\.example\/,/,
    },
  ),
  inBody(
    'a link by the full address',
    'See [sails](https://boats.example/docs/boat/sails).',
    {
      what: /links to this site by its full address/,
      cure: /write \/docs\/boat\/sails\./,
    },
  ),
  inBody('a link to an address that has moved', 'See [it](/docs/old-boat).', {
    what: /\/docs\/old-boat, which has moved/,
    cure: /write \/docs\/boat\./,
  }),
  inBody('a link without a target', 'See [sails]().', {
    what: /link without a target/,
    cure: /write the path of a page/,
  }),
  inBody(
    'a definition of a link that leads nowhere',
    'See [sails][s].\n\n[s]: /docs/boat/sals',
    {
      line: 2,
      what: /links to \/docs\/boat\/sals/,
      cure: /\/docs\/boat\/sails/,
    },
  ),
  inBody(
    'an anchor that does not exist',
    'See [it](/docs/boat/sails#light-winds).',
    {
      what: /"#light-winds", which \/docs\/boat\/sails does not have/,
      cure: /did you mean #light-wind/,
    },
  ),
  inBody(
    'an anchor of this page that does not exist',
    'See [it](#deep).\n\n## Depth\n\nMore.',
    {
      what: /"#deep", which this page does not have/,
      cure: /#depth/,
    },
  ),
  inBody(
    'an anchor on a page without headings',
    'See [it](/docs/boat/rudder#deep).',
    {
      what: /"#deep", which \/docs\/boat\/rudder does not have/,
      cure: /leave out the part after "#"/,
    },
  ),
  inFile(
    'a navbar link to an unknown document',
    'navigation.json',
    navigation(
      { label: 'boat/indx', path: '/blog' },
      { label: 'Boat', doc: 'boat/indx' },
    ),
    {
      line: 9,
      what: /unknown document "boat\/indx"/,
      cure: /Did you mean "boat\/index"/,
    },
  ),
  inFile(
    'a navbar link with a wrong path and a key that nothing reads',
    'navigation.json',
    navigation({ label: 'Boat', path: 'boat', url: '/boat' }),
    {
      line: 6,
      what: /"url" is no key here.*; "navbar\.0\.path": must be a path of this site/,
      cure: /change the named fields/,
    },
  ),
  inFile(
    'an announcement that leads nowhere',
    'announcement.json',
    '{\n  "id": "a",\n  "closable": true,\n  "text": "See [sails](/docs/boat/sail)."\n}\n',
    {
      line: 4,
      what: /links to \/docs\/boat\/sail,/,
      cure: /\/docs\/boat\/sails/,
    },
  ),
  inBody('a link by a name without a definition', 'Text.\n\nSee [sails][s].', {
    line: 2,
    what: /link that Markdown cannot read/,
    cure: /"\[name\]: \/path"/,
  }),
  inBody('a footnote without its text', 'Text.\n\nDeep[^1].', {
    line: 2,
    what: /footnote that Markdown cannot read/,
    cure: /"\[\^name\]: The note\."/,
  }),
  inBody('a note that nothing refers to', 'Text.\n\n[^1]: Deep.', {
    line: 2,
    what: /the words "Deep", which would be nowhere/,
    cure: /refer to it by its name/,
  }),
  inBody(
    'a footnote in a heading',
    'Text.\n\n## Deep[^1]\n\nText.\n\n[^1]: Note.',
    {
      line: 2,
      what: /footnote in the heading "Deep"/,
      cure: /after a sentence below the heading/,
    },
  ),
  inBody(
    'a space between the brackets of a link',
    'See *the* [sails] (/docs/boat/sails).',
    {
      what: /link that Markdown cannot read/,
      cure: /without a space between the brackets/,
    },
  ),
  inBody(
    'a space in the path of a link',
    'One line,\nand [sails](/docs/boat/the sails).',
    {
      line: 1,
      what: /link that Markdown cannot read/,
      cure: /or in the path/,
    },
  ),
  inBody(
    'a link that is never closed',
    'See [sails](/docs/boat/sails and more.',
    {
      what: /link that Markdown cannot read/,
      cure: /write \[text\]\(\/path\)/,
    },
  ),
  inBody(
    'an anchor in a definition that does not exist',
    'See [it][s].\n\n[s]: /docs/boat/sails#light-winds',
    {
      line: 2,
      what: /"#light-winds", which \/docs\/boat\/sails does not have/,
      cure: /did you mean #light-wind/,
    },
  ),
  inBody(
    'an anchor that is written as the heading',
    'See [it](/docs/boat/sails#Light-Wind).',
    {
      what: /"#Light-Wind", which/,
      cure: /did you mean #light-wind/,
    },
  ),
  inFile(
    'an announcement with an anchor that does not exist',
    'announcement.json',
    '{\n  "id": "a",\n  "closable": true,\n  "text": "See [sails](/docs/boat/sails#calm)."\n}\n',
    {
      line: 4,
      what: /"#calm", which \/docs\/boat\/sails does not have/,
      cure: /#light-wind/,
    },
  ),
  inFile(
    'a link of the home page that leads nowhere',
    'home.mdx',
    '---\ntitle: Home\ndescription: The home page of everything about small boats and their sails.\n---\n\nSee [it](/docs/boat/sail).\n',
    {
      line: 6,
      what: /links to \/docs\/boat\/sail,/,
      cure: /\/docs\/boat\/sails/,
    },
  ),
  inFile(
    'a link of a post that leads nowhere',
    'blog/2024-05-06-a-new-mast.mdx',
    makePost({ body: 'See [it](/docs/boat/sail).' }),
    {
      line: 9,
      what: /links to \/docs\/boat\/sail,/,
      cure: /\/docs\/boat\/sails/,
    },
  ),
];

const IMAGES: BadInput[] = [
  inBody(
    'an image with a width that is no number of pixels',
    'Text.\n\n<Image src="/icon.svg" alt="A boat" width="50%" />',
    {
      line: 2,
      what: /"width" of <Image> a value it cannot take: is no number/,
      cure: /write width="…"/,
    },
  ),
  inBody(
    'an image that does not exist',
    'Text.\n\n<Image src="/icom.svg" alt="A boat" />',
    {
      line: 2,
      what: /no file public\/icom\.svg/,
      cure: /did you mean \/icon\.svg/,
    },
  ),
  inBody('an image without a text', 'Text.\n\n<Image src="/icon.svg" />', {
    line: 2,
    what: /<Image> without the prop "alt"/,
    cure: /write <Image alt="…">/,
  }),
  inBody('an image without its size', 'Text.\n\n![A boat](/icon.svg)', {
    line: 2,
    what: /without its size/,
    cure: /write <Image src/,
  }),
  inBody(
    'an image of another site',
    'Text.\n\n<Image src="https://wind.example/a.png" alt="A boat" />',
    {
      line: 2,
      what: /not a file of this site/,
      cure: /put the file into public\/images/,
    },
  ),
  inBody(
    'an image with an empty text',
    'Text.\n\n<Image src="/icon.svg" alt="" />',
    {
      line: 2,
      what: /"alt" of <Image> a value it cannot take: is empty/,
      cure: /write alt="…"/,
    },
  ),
  inBody('an image in Markdown without a text', 'Text.\n\n![](/icon.svg)', {
    line: 2,
    what: /without a text for those who cannot see it/,
    cure: /alt="What it shows"/,
  }),
  inBody('an image by its name', 'Text.\n\n![A boat][i]\n\n[i]: /icon.svg', {
    line: 2,
    what: /without its size/,
    cure: /write <Image src/,
  }),
  inBody('an image by a name without a definition', 'Text.\n\n![A boat][i]', {
    line: 2,
    what: /link that Markdown cannot read/,
    cure: /"\[name\]: \/path"/,
  }),
];

const TEXT: BadInput[] = [
  inBody(
    'a figure that nothing proves',
    'Text.\n\nThe keel answers after 20 ms of silence.',
    {
      line: 2,
      what: /says "20" in "The keel answers .*which no sample of the page proves/,
      cure: /a sample that runs, or add .* under "boat\/keel" in content\/confirmations\.json/,
    },
  ),
  inBody('a second h1', 'Text.\n\n# Keel', {
    line: 2,
    what: /first-level heading "Keel"/,
    cure: /write "## Keel"/,
  }),
  inBody(
    'a heading that skips a level',
    'Text.\n\n## Depth\n\n#### Deeper\n\nMore.',
    {
      line: 4,
      what: /from a heading of level 2 to level 4/,
      cure: /write "### Deeper"/,
    },
  ),
  inBody('an empty heading', 'Text.\n\n##\n\nMore.', {
    line: 2,
    what: /empty heading/,
    cure: /write its text/,
  }),
  inBody('a page with a comment alone', '{/* later */}', {
    line: -2,
    what: /no text below its frontmatter/,
    cure: /write at least what the thing is/,
  }),
  inBody('an alert that this site does not have', '> [!WARN]\n> Text.', {
    what: /the unknown block "\[!WARN\]"/,
    cure: /Did you mean "warning"/,
  }),
  inBody('a block in capitals', ':::NOTE\n\nText.\n\n:::', {
    what: /the unknown block ":::NOTE"/,
    cure: /Did you mean "note"/,
  }),
  inBody('a block of another tool', ':::details More\n\nText.\n\n:::', {
    what: /the unknown block ":::details"/,
    cure: /<Details summary="…">/,
  }),
  inBody('an id behind a heading', 'Text.\n\n## Deep {#deep}\n\nMore.', {
    line: 2,
    what: /not valid MDX/,
    cure: /delete \{#deep\}: ids are made of the words/,
  }),
  inFile(
    'a page without text',
    'docs/boat/keel.mdx',
    makeDoc({ title: 'Keel', position: 3, body: '' }),
    {
      line: 5,
      what: /no text below its frontmatter/,
      cure: /write at least what the thing is/,
    },
  ),
  inBody('a misspelt word', 'Text.\n\nIt gives the boat grate stabilty.', {
    line: 2,
    what: /unknown word "stabilty"/,
    cure: /did you mean "stability"/,
  }),
  inBody('a fence without a language', 'Text.\n\n```\nkeel\n```', {
    line: 2,
    what: /code fence without a language/,
    cure: /write the language after the three backticks/,
  }),
  inBody(
    'a fence in an unknown language',
    'Text.\n\n```typscript\nkeel;\n```',
    {
      line: 2,
      what: /unknown language "typscript"/,
      cure: /Did you mean "typescript"/,
    },
  ),
  inBody('a setting that no fence has', 'Text.\n\n```ts rum\nkeel;\n```', {
    line: 2,
    what: /settings cannot be read/,
    cure: /writing-samples/,
  }),
  inBody(
    'a marble diagram without a description',
    'Text.\n\n```marble\nsource: -a-|\n```',
    {
      line: 2,
      what: /marble diagram that cannot be drawn/,
      cure: /writing-samples/,
    },
  ),
  inBody('a second h1, underlined', 'Text.\n\nKeel\n====', {
    line: 2,
    what: /first-level heading "Keel"/,
    cure: /write "## Keel"/,
  }),
  inBody('a first heading that is too deep', 'Text.\n\n### Depth\n\nMore.', {
    line: 2,
    what: /from a heading of level 1 to level 3/,
    cure: /write "## Depth"/,
  }),
  inBody('a misspelt word in a heading', 'Text.\n\n## Good stabilty\n\nMore.', {
    line: 2,
    what: /unknown word "stabilty"/,
    cure: /did you mean "stability"/,
  }),
  inBody('a fence that is never closed', 'Text.\n\n```ts\nkeel;\n\nMore.', {
    line: 2,
    what: /fence that is never closed/,
    cure: /three backticks on their own line/,
  }),
  inBody(
    'a fence in a list without a language',
    'Text.\n\n- One:\n\n  ```\n  keel\n  ```',
    {
      line: 4,
      what: /code fence without a language/,
      cure: /write the language/,
    },
  ),
];

const FOLDERS: BadInput[] = [
  {
    name: 'two files for one route',
    files: {
      'docs/boat/sails/index.mdx': makeDoc({ title: 'Sail', position: 4 }),
    },
    at: 'content/docs/boat/sails/index.mdx:1',
    what: /claims the route \/docs\/boat\/sails, which content\/docs\/boat\/sails\.mdx has already/,
    cure: /rename or remove one of the two files/,
  },
  {
    name: 'a title of 61 characters',
    files: {
      'docs/boat/keel.mdx': makeDoc({
        title: 'x'.repeat(61),
        position: 3,
        description: DESCRIPTION,
      }),
    },
    at: `${KEEL}:2`,
    what: /title of 61 characters/,
    cure: /at most 60/,
  },
  {
    name: 'the title of a sibling',
    files: {
      'docs/boat/keel.mdx': makeDoc({
        title: 'Rudder',
        position: 3,
        description: DESCRIPTION,
      }),
    },
    at: 'content/docs/boat/rudder.mdx:2',
    what: /the title of content\/docs\/boat\/keel\.mdx, "Rudder"/,
    cure: /say in the title what differs/,
  },
  {
    name: 'the description of another page',
    files: {
      'docs/boat/keel.mdx': makeDoc({
        title: 'Keel',
        position: 3,
        description:
          'What Rudder are and how a boat is steered with them in light wind.',
      }),
    },
    at: 'content/docs/boat/rudder.mdx:3',
    what: /same description as content\/docs\/boat\/keel\.mdx/,
    cure: /what the reader gets here/,
  },
  {
    name: 'a folder without a name',
    files: { 'docs/rig/mast.mdx': makeDoc({ title: 'Mast' }) },
    at: 'content/docs/rig:1',
    what: /content\/docs\/rig holds pages but has no name in the sidebar.*_category\.json/,
    cure: /do what the message asks for/,
  },
  inFile(
    'a category with a misspelt key',
    'docs/rig/_category.json',
    '{ "lable": "Rig", "position": 2 }',
    {
      what: /"label"/,
      cure: /change the named fields/,
    },
  ),
];

const DATA: BadInput[] = [
  inFile(
    'a comma too much',
    'authors.json',
    '{\n  "ada": { "name": "Ada" },\n}\n',
    {
      line: 2,
      what: /cannot be read as JSON/,
      cure: /missing comma, quote or bracket/,
    },
  ),
  inFile(
    'a first page of search that is no path',
    'search-entries.json',
    '[\n  "/docs/boat",\n  "docs/boat/sails"\n]',
    {
      line: 3,
      what: /"1": must be a path of this site/,
      cure: /change the named fields/,
    },
  ),
  inFile(
    'a first page of search that does not exist',
    'search-entries.json',
    '[\n  "/docs/boat",\n  "/docs/boat/sail"\n]',
    {
      line: 3,
      what: /links to \/docs\/boat\/sail, which does not exist/,
      cure: /did you mean \/docs\/boat\/sails/,
    },
  ),
  inFile(
    'first pages of search that are no JSON',
    'search-entries.json',
    '[\n  "/docs/boat"\n  "/docs/boat/sails"\n]',
    {
      line: 2,
      what: /cannot be read as JSON/,
      cure: /missing comma/,
    },
  ),
  inFile(
    'a page of search with a misspelt key',
    'search-pages.json',
    searchPage('"rout": "/blog"'),
    {
      line: 3,
      what: /"rout" is no key here\. Did you mean "route"/,
      cure: /change the named fields/,
    },
  ),
  inFile(
    'a page of search that does not exist',
    'search-pages.json',
    searchPage('"route": "/docs/boat/sail"'),
    {
      line: 3,
      what: /links to \/docs\/boat\/sail, which does not exist/,
      cure: /did you mean \/docs\/boat\/sails/,
    },
  ),
  inFile(
    'words of search that lead to no text',
    'search-synonyms.json',
    '{\n  "same": [],\n  "leadsTo": {\n    "skipper": 1\n  }\n}',
    {
      line: 4,
      what: /"leadsTo\.skipper": .*expected string/,
      cure: /change the named fields/,
    },
  ),
  inFile('a data file that is missing', 'announcement.json', null, {
    what: /cannot be read as JSON: ENOENT/,
    cure: /the file must exist/,
  }),
  inFile('a home page that is missing', 'home.mdx', null, {
    what: /home\.mdx/,
    cure: /do what the message asks for/,
  }),
  inFile(
    'an icon that does not exist',
    'packages.json',
    '[{ "name": "a", "label": "A", "icon": "boat", "doc": "boat/index", "need": "", "summary": "" }]',
    {
      what: /"0\.icon"/,
      cure: /change the named fields/,
    },
  ),
  inFile(
    'a package that leads nowhere',
    'packages.json',
    '[{ "name": "a", "label": "A", "icon": "cdk", "doc": "boot/index", "need": "", "summary": "" }]',
    {
      what: /unknown document "boot\/index"/,
      cure: /Did you mean "boat\/index"/,
    },
  ),
  inFile(
    'a redirect to nowhere',
    'redirects.json',
    '{\n  "/docs/old-boat": "/docs/boats"\n}\n',
    {
      line: 2,
      what: /redirects to \/docs\/boats, which is no page/,
      cure: /Did you mean "\/docs\/boat"/,
    },
  ),
  inFile(
    'a redirect to a heading that its page does not have',
    'redirects.json',
    '{\n  "/docs/old-boat": "/docs/boat/sails#light-wind",\n  "/docs/older": "/docs/boat/sails#lite-wind"\n}\n',
    {
      line: 3,
      what: /links to "#lite-wind", which \/docs\/boat\/sails does not have/,
      cure: /did you mean #light-wind/,
    },
  ),
  inFile(
    'a redirect to a redirect',
    'redirects.json',
    '{\n  "/docs/old-boat": "/docs/boat",\n  "/docs/older": "/docs/old-boat"\n}\n',
    {
      line: 3,
      what: /which redirects again/,
      cure: /Point it at the last page/,
    },
  ),
  inFile(
    'a redirect that hides a page',
    'redirects.json',
    '{\n  "/docs/old-boat": "/docs/boat",\n  "/docs/boat/sails": "/docs/boat"\n}\n',
    {
      line: 3,
      what: /\/docs\/boat\/sails is a page and cannot redirect/,
      cure: /Remove the redirect/,
    },
  ),
  inFile(
    'a redirect with a slash at its end',
    'redirects.json',
    '{\n  "/docs/old-boat/": "/docs/boat"\n}\n',
    {
      line: 2,
      what: /"\/docs\/old-boat\/": must be a site path.*no trailing slash/,
      cure: /change the named fields/,
    },
  ),
  inFile('a published address that is gone', 'redirects.json', '{}', {
    what: /\/docs\/old-boat was published and has no page any more/,
    cure: /npm run remove -- \/docs\/old-boat --to/,
  }),
  inFile(
    'redirects in a circle',
    'redirects.json',
    '{\n  "/docs/old-boat": "/docs/older",\n  "/docs/older": "/docs/old-boat"\n}\n',
    {
      line: 2,
      what: /which redirects again/,
      cure: /Point it at the last page/,
    },
  ),
  inFile(
    'a redirect to no text',
    'redirects.json',
    '{\n  "/docs/old-boat": 3\n}\n',
    {
      line: 2,
      what: /"\/docs\/old-boat": .*expected string/,
      cure: /change the named fields/,
    },
  ),
  inFile(
    'redirects with a comma too much',
    'redirects.json',
    '{\n  "/docs/old-boat": "/docs/boat",\n}\n',
    {
      line: 2,
      what: /cannot be read as JSON/,
      cure: /a missing comma, quote or bracket/,
    },
  ),
];

/** Where no link may lead, in spellings that browsers take for the same. */
const LED_ASTRAY: string[] = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'javascript://%0aalert(1)',
  'data:text/html,Deep',
  'vbscript:a',
  'file:///etc/hosts',
  'ftp://a.example/b',
  'blob:https://a.example/b',
];

const ADDRESSES: BadInput[] = [
  ...LED_ASTRAY.map((href) =>
    inBody(`a link to ${href}`, `Text.\n\nSee [it](${href}).`, {
      line: 2,
      what: /but pages lead only to pages, to other sites and to mail/,
      cure: /begins with https:/,
    }),
  ),
  inBody('a link to another site in its scheme', 'See [it](//a.example).', {
    what: /but pages lead only to pages, to other sites/,
    cure: /begins with https:/,
  }),
  inBody('a link to a site without a name', 'See [it](https://).', {
    what: /is no plain address/,
    cure: /begins with https:/,
  }),
  ...LED_ASTRAY.map((href) =>
    inFile(
      `a link of the navbar to ${href}`,
      'navigation.json',
      navigation({ label: 'Boat', href }),
      {
        what: /"navbar\.0\.href": must be an address that begins with "https:"/,
        cure: /change the named fields/,
        line: 5,
      },
    ),
  ),
  inFile(
    'a path of the navbar that leaves the site',
    'navigation.json',
    navigation({ label: 'Boat', path: '//a.example' }),
    {
      what: /"navbar\.0\.path": must be a path of this site/,
      cure: /change the named fields/,
      line: 5,
    },
  ),
  inFile(
    'a path of the navbar that leaves the site in old browsers',
    'navigation.json',
    navigation({ label: 'Boat', path: '/\\a.example' }),
    {
      what: /"navbar\.0\.path": must be a path of this site/,
      cure: /change the named fields/,
      line: 5,
    },
  ),
  inFile(
    'an address of funding that runs code',
    'navigation.json',
    navigation().replace('https://wind.example', 'javascript:alert(1)'),
    {
      what: /"funding\.href": must be an address/,
      cure: /change the named fields/,
      line: 8,
    },
  ),
  inFile(
    'an author whose address runs code',
    'authors.json',
    '{ "ada": { "name": "Ada", "url": "javascript:alert(1)" } }',
    { what: /"ada\.url": must be an address/, cure: /change the named fields/ },
  ),
  inFile(
    'an announcement whose link runs code',
    'announcement.json',
    '{\n  "id": "a",\n  "closable": true,\n  "text": "See [it](javascript:alert)."\n}\n',
    {
      line: 4,
      what: /but pages lead only to pages/,
      cure: /begins with https:/,
    },
  ),
  inFile(
    'an announcement whose id ends a script',
    'announcement.json',
    '{ "id": "</script>", "closable": true, "text": "Deep." }',
    {
      what: /"id": must be 1 to 64 letters, digits, dots and hyphens/,
      cure: /change the named fields/,
    },
  ),
];

const REDIRECTED: [name: string, from: string, what: RegExp][] = [
  ['the home page', '/index', /another way to write \//],
  ['a page by another name', '/docs/boat/index', /another way to write/],
  ['a page by its file', '/docs/boat/sails.html', /another way to write/],
  ['the page for unknown addresses', '/404', /keep for themselves/],
  ['the files of the framework', '/_next/static', /keep for themselves/],
  ['what lies beside the site', '/../escaped', /no "\.\."/],
  ['a file', '/robots.txt', /is a file of the site/],
  [
    'a page in other letters',
    '/docs/Boat',
    /differs from \/docs\/boat in case/,
  ],
];

const TAKEN: BadInput[] = REDIRECTED.map(([name, from, what]) =>
  inFile(
    `a redirect that takes the place of ${name}`,
    'redirects.json',
    `{\n  "/docs/old-boat": "/docs/boat",\n  "${from}": "/docs/boat"\n}\n`,
    { line: 3, what, cure: /Remove the redirect|change the named fields/ },
  ),
);

/** Words and ranges that would keep a check busy, or fill the memory. */
const ENDLESS: BadInput[] = [
  inBody('blocks without end', ':::note\n'.repeat(2000), {
    line: 100,
    what: /blocks, quotes or lists more than 100 deep/,
    cure: /close each block by a line of three colons/,
  }),
  inBody('quotes and lists without end', `Text.\n\n${'> - '.repeat(5000)}`, {
    line: 2,
    what: /blocks, quotes or lists more than 100 deep/,
    cure: /fewer ">" or "-"/,
  }),
  inBody('a word without end', `Text.\n\nA ${'keel'.repeat(1000)}.`, {
    line: 2,
    what: /unknown word "keelkeel/,
    cure: /^Put code into backticks/,
  }),
  inBody(
    'a range of lines without end',
    'Text.\n\n```ts {1-999999999}\nkeel;\n```',
    {
      line: 2,
      what: /settings cannot be read: `\{1-999999999\}` cannot be read. Write \{1,3-5\}/,
      cure: /writing-samples/,
    },
  ),
];

/** Names that hosts and systems take for different addresses, or for none. */
const UNNAMEABLE: [name: string, file: string][] = [
  ['a space', 'a b'],
  ['a capital', 'Keel'],
  ['a letter with an accent', 'k\u00e4l'],
  ['a letter and its accent', 'ka\u0308l'],
  ['a hash', 'keel#deep'],
  ['a question mark', 'keel?'],
  ['a percent sign', 'keel%20'],
  ['signs that replace', '$&'],
  ['quotes', 'a"b\'c'],
  ['a tag', '<img src=x onerror=alert(1)>'],
  ['an underscore', 'deep_keel'],
  ['a dot', 'index.html'],
];

const NAMES: BadInput[] = [
  ...UNNAMEABLE.map(([name, file]) => ({
    name: `a page whose name holds ${name}`,
    files: {
      [`docs/boat/${file}.mdx`]: makeDoc({ title: 'Keel', position: 3 }),
    },
    at: `content/docs/boat/${file}.mdx:1`,
    what: /other signs than a to z, digits and hyphens/,
    cure: /use lower case letters/,
  })),
  inFile(
    'a page whose name holds a line break',
    'docs/boat/a\nb.mdx',
    makeDoc({ title: 'Keel', position: 3 }),
    { what: /other signs than a to z/, cure: /use lower case/ },
  ),
  inFile(
    'a page whose name turns its direction',
    'docs/boat/a\u202eb.mdx',
    makeDoc({ title: 'Keel', position: 3 }),
    { what: /other signs than a to z/, cure: /use lower case/ },
  ),
  {
    name: 'a page in a folder in capitals',
    files: {
      'docs/boat/Rig/index.mdx': makeDoc({ title: 'Rig', position: 3 }),
    },
    at: 'content/docs/boat/Rig:1',
    what: /other signs than a to z/,
    cure: /use lower case/,
  },
  inFile(
    'a page with the name of the page for unknown addresses',
    'docs/boat/404.mdx',
    makeDoc({ title: 'Keel', position: 3 }),
    { what: /the page for addresses not found/, cure: /use lower case/ },
  ),
  inFile(
    'a page with the name of a device',
    'docs/boat/con.mdx',
    makeDoc({ title: 'Keel', position: 3 }),
    { what: /a device on Windows/, cure: /use lower case/ },
  ),
  inFile(
    'a page with a name of 101 characters',
    `docs/boat/${'a'.repeat(101)}.mdx`,
    makeDoc({ title: 'Keel', position: 3 }),
    { what: /longer than 100 characters/, cure: /use lower case/ },
  ),
  inFile(
    'a page in plain Markdown',
    'docs/boat/keel.md',
    makeDoc({ title: 'Keel', position: 3 }),
    { what: /is no page and would be left out/, cure: /end in \.mdx/ },
  ),
  inFile(
    'a page with its ending in capitals',
    'docs/boat/keel.MDX',
    makeDoc({ title: 'Keel', position: 3 }),
    { what: /is no page and would be left out/, cure: /end in \.mdx/ },
  ),
  inFile('a post in plain Markdown', 'blog/2024-05-07-a-mast.md', makePost(), {
    what: /is no page and would be left out/,
    cure: /end in \.mdx/,
  }),
  inFile(
    'a category under another name',
    'docs/rig/category.json',
    '{ "label": "Rig", "position": 2 }',
    { what: /called _category\.json/, cure: /rename it to _category\.json/ },
  ),
  inFile(
    'a category with its name in capitals',
    'docs/rig/_Category.json',
    '{ "label": "Rig", "position": 2 }',
    { what: /called _category\.json/, cure: /rename it to _category\.json/ },
  ),
];

/** Bytes of a text in which each character is one byte, as in files from before UTF-8. */
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

const CHARACTERS: BadInput[] = [
  inBody('a control character', 'One line.\n\nDeep\u0007 keel.', {
    line: 2,
    what: /invisible character U\+0007, which readers and reviewers do not see/,
    cure: /delete it; it came with text that was pasted/,
  }),
  inBody('a form feed', 'Deep\u000c keel.', {
    what: /invisible character U\+000C/,
    cure: /delete it/,
  }),
  inBody('a line end that editors do not show', 'Deep\u2028keel.', {
    what: /invisible character U\+2028/,
    cure: /delete it/,
  }),
  inBody('text that is shown in another order', 'Deep \u202ekeel\u202c.', {
    what: /U\+202E, which shows what follows in another order/,
    cure: /readers and reviewers must see the same/,
  }),
  inBody(
    'a sample that is shown in another order',
    'Text.\n\n```ts\nconst a = "\u2066// keel\u2069";\n```',
    {
      line: 3,
      what: /U\+2066, which shows what follows in another order/,
      cure: /delete it/,
    },
  ),
  inBody('a reference to such a sign', 'Text.\n\nDeep &#x202E;keel.', {
    line: 2,
    what: /U\+202E, which shows what follows/,
    cure: /delete it/,
  }),
  inBody('a reference to no character', 'Deep &#7; keel.', {
    what: /the sign U\+FFFD, which stands where a character was lost/,
    cure: /type the lost character again/,
  }),
  inBody(
    'a reference to such a sign in a property',
    'Text.\n\n<Details summary="&#x202E;Why?">\n\nMore.\n\n</Details>',
    {
      line: 2,
      what: /U\+202E, which shows what follows/,
      cure: /delete it/,
    },
  ),
  {
    name: 'a file in Latin-1',
    files: {
      'docs/boat/keel.mdx': latin1(
        makeDoc({
          title: 'Keel',
          position: 3,
          body: 'Text.\n\nGr\u00fc\u00dfe.',
        }),
      ),
    },
    at: `${KEEL}:${BODY + 2}`,
    what: /is not UTF-8/,
    cure: /save the file as UTF-8/,
  },
  {
    name: 'a file in UTF-16',
    files: {
      'docs/boat/keel.mdx': new Uint8Array(
        Buffer.from(
          `\uFEFF${makeDoc({ title: 'Keel', position: 3 })}`,
          'utf16le',
        ),
      ),
    },
    at: `${KEEL}:1`,
    what: /is not UTF-8/,
    cure: /save the file as UTF-8/,
  },
  {
    name: 'a data file in Latin-1',
    files: {
      'authors.json': latin1('{\n  "ada": { "name": "\u00c1da" }\n}\n'),
    },
    at: 'content/authors.json:2',
    what: /is not UTF-8/,
    cure: /save the file as UTF-8/,
  },
  inFile(
    'a control character that is written as an escape',
    'authors.json',
    '{\n  "ada": { "name": "A\\u0007da" }\n}\n',
    { line: 2, what: /U\+0007/, cure: /delete it/ },
  ),
  inFile(
    'half a character',
    'authors.json',
    '{\n  "ada": { "name": "Ada \\ud83d" }\n}\n',
    { line: 2, what: /U\+D83D/, cure: /delete it/ },
  ),
  inFile(
    'a skill with a sign that only programs read',
    'skills/boat.mdx',
    '---\nname: boat\ndescription: How to sail.\n---\n\nSail\u{E0041}.\n',
    { line: 6, what: /U\+E0041/, cure: /delete it/ },
  ),
  inFile(
    'a skill whose head hides one behind an escape',
    'skills/boat.mdx',
    '---\nname: boat\ndescription: "How to sail.\\U000E0041"\n---\n\nSail.\n',
    { line: 3, what: /"description" holds .* U\+E0041/, cure: /description/ },
  ),
  inFile(
    'data of no form of ours that hides one behind an escape',
    'api/boat.json',
    '{\n  "ä": "\\\\u200b",\n  "sail": "\\u200b"\n}\n',
    { line: 3, what: /U\+200B/, cure: /delete it/ },
  ),
  inFile(
    'a word list with a sign of direction',
    'words.txt',
    '# a\n\u202ekeel\n',
    {
      line: 2,
      what: /U\+202E/,
      cure: /delete it/,
    },
  ),
  inFile(
    'a set-up of samples with a sign of direction',
    '_setup/boat.ts',
    '// \u202e\nexport {};\n',
    { what: /U\+202E/, cure: /delete it/ },
  ),
  inFile(
    'a post with a control character in its title',
    'blog/2024-05-06-a-new-mast.mdx',
    makePost().replace('A new mast', '"A\\u0007 new mast"'),
    {
      line: 2,
      what: /"title" holds the invisible character U\+0007/,
      cure: /write title/,
    },
  ),
  inHead(
    'a title of spaces',
    `title: '  '\ndescription: ${DESCRIPTION}\nsidebarPosition: 3`,
    { line: 2, what: /"title" is empty/, cure: /write title: / },
  ),
  inHead(
    'a title of two lines',
    `title: "Deep\\nkeel"\ndescription: ${DESCRIPTION}\nsidebarPosition: 3`,
    { line: 2, what: /"title" holds a line break/, cure: /write title: / },
  ),
  inHead(
    'a keyword of two lines',
    `title: Keel\ndescription: ${DESCRIPTION}\nsidebarPosition: 3\nkeywords: ["a\\nb"]`,
    {
      line: 5,
      what: /"keywords" holds a line break/,
      cure: /write keywords: /,
    },
  ),
];

/** Every mistake that an author was seen to make, or might. */
export const BAD_INPUTS: readonly BadInput[] = [
  ...FRONTMATTER,
  ...POSTS,
  ...MDX,
  ...EXECUTABLE,
  ...COMPONENTS,
  ...LINKS,
  ...IMAGES,
  ...TEXT,
  ...FOLDERS,
  ...DATA,
  ...NAMES,
  ...CHARACTERS,
  ...ADDRESSES,
  ...TAKEN,
  ...ENDLESS,
];
