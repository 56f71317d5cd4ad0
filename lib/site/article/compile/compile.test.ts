import { expect, test } from 'vitest';
import { toStaticMarkup } from '@/components/islands/static-markup';
import { PARTS } from '@/components/mdx';
import { compileMdx } from './compile';

const FILE = 'content/docs/a.mdx';

const COMPONENTS = Object.fromEntries(
  Object.entries(PARTS).map(([name, { draw }]) => [
    name,
    (props: object) => draw(props, {}),
  ]),
);

async function compile(body: string) {
  const { element, headings } = await compileMdx(body, {
    file: FILE,
    components: { Details: () => null },
    rules: PARTS,
    drawings: {},
    verdict: () => undefined,
  });
  return { html: toStaticMarkup(element), headings };
}

test('headings get ids, anchors and keep inline code', async () => {
  const { html, headings } = await compile('## Use `set` now');
  expect(headings).toEqual([
    {
      id: 'use-set-now',
      level: 2,
      text: 'Use set now',
      html: 'Use <code>set</code> now',
    },
  ]);
  // Its link stands beside it, so that it is heard once.
  expect(html).toContain(
    '<h2 id="use-set-now">Use <code>set</code> now</h2><a',
  );
  expect(html).toContain('aria-label="Direct link to Use set now"');
});

test('an admonition names its kind and its title', async () => {
  const { html } = await compile(':::warning[Mind the gap]\n\nText\n\n:::');
  expect(html).toContain('class="admonition admonition-caution"');
  expect(html).toContain('aria-label="Caution: Mind the gap"');
});

test('times and ratios in text are not directives', async () => {
  expect((await compile('At 10:30 or a:b.')).html).toContain(
    'At 10:30 or a:b.',
  );
});

test('code is highlighted by classes and never by inline styles', async () => {
  const { html } = await compile("```ts\nconst a = 'x';\n```");
  expect(html).toContain('class="s"');
  expect(html).not.toContain('style=');
});

test('lines above the cut are not shown', async () => {
  const { html } = await compile(
    '```ts\nconst secret = 1;\n// ---cut---\nconst shown = 2;\n```',
  );
  expect(html).not.toContain('secret');
  expect(html).toContain('shown');
});

test('marked, added and removed lines carry their class', async () => {
  const { html } = await compile(
    '```ts {1}\nconst a = 1;\nconst b = 2; // [!code ++]\nconst c = 3; // [!code --]\n```',
  );
  expect(html).toContain('class="line highlighted"');
  expect(html).toContain('class="line diff add"');
  expect(html).toContain('class="line diff remove"');
  expect(html).not.toContain('[!code');
});

test('a sample that proves a row has the id to which the row links', async () => {
  const { html } = await compile(
    '| a |\n| - |\n| b [tested](#proof-b) |\n\n```ts run proof="b"\nconst b = 1;\n```',
  );
  expect(html).toMatch(/<figure[^>]* id="proof-b"/);
  expect(html).toContain('href="#proof-b"');
});

test('tables scroll in named regions, each with a name of its own', async () => {
  const table = '| a |\n| - |\n| b |\n';
  const { html } = await compile(`## Facts\n\n${table}\n\n${table}`);
  expect(html).toContain('role="region" aria-label="Table: Facts"');
  expect(html).toContain('aria-label="Table: Facts (2)"');
});

const MISTAKES: [string, string, RegExp][] = [
  [
    'an import',
    "Text\n\nimport a from 'b'\n",
    /a\.mdx:3:1 .*import or export[\s\S]*remove the line/,
  ],
  [
    'an unknown component',
    'Text\n\n<Detials summary="a">b</Detials>\n',
    /a\.mdx:3:1 .*unknown component <Detials>[\s\S]*Did you mean "Details"/,
  ],
  [
    'an unknown block',
    'Text\n\n:::notte\n\nText\n\n:::\n',
    /a\.mdx:3:1 .*":::notte"[\s\S]*Did you mean "note"/,
  ],
  ['a fence without language', 'Text\n\n```\na\n```\n', /a\.mdx:3 .*language/],
  [
    'a fence in an unknown language',
    '```tss\na\n```\n',
    /a\.mdx:1 .*"tss"[\s\S]*Did you mean/,
  ],
  ['an open tag', 'Text\n\n<Details summary="a">\n\nb\n', /a\.mdx:\d+.*MDX/],
];

for (const [name, body, message] of MISTAKES) {
  test(`${name} stops the page with place and cure`, async () => {
    await expect(compile(body)).rejects.toThrow(message);
  });
}

test('comments are no expressions', async () => {
  const { html } = await compile('Text{/* a comment */}.\n\n{/* b\n */}');
  expect(html.trim()).toBe('<p>Text.</p>');
});

test('what runs stands in the block of its code', async () => {
  const stage = {
    type: 'element' as const,
    tagName: 'div',
    properties: { className: ['demo'] },
    children: [],
  };
  const { element } = await compileMdx(
    '```ts title="app.ts" demo\nlet b;\n```',
    {
      file: FILE,
      components: COMPONENTS,
      rules: PARTS,
      drawings: {},
      verdict: ({ meta }) => ({
        note: { ...stage, properties: {} },
        brief: undefined,
        marks: [],
        remarks: [],
        hasHovers: false,
        values: [{ comment: 0, text: '"' }],
        demo: meta.demo ? stage : undefined,
        isPlayable: false,
      }),
    },
  );
  const html = toStaticMarkup(element);
  expect(html).toMatch(/<div class="demo"><\/div>.*<\/figure>$/);
  expect(html).toContain('data-values="[[0,&quot;\\&quot;&quot;]]"');
});
