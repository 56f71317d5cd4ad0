import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PARTS } from '@/components/mdx';
import { makeDoc, makeTree, type TreeFiles } from '@/tests/support/make-tree';
import { VARIANT_ROWS } from '@/tests/support/variants-tree';
import { applyFixes } from './apply-fixes';
import { checkAllLanguages } from './check-content';
import { checkImages } from './images';
import { RULE_NAMES, runRules } from './run-rules';
import type { RuleName } from './run-rules';
import { readTree } from './read-tree';
import type { Problem } from '@/lib/base/source';

/** What one rule says of a tiny tree. */
function say(rule: RuleName, files: TreeFiles = {}): Problem[] {
  const { root, remove } = makeTree(files);
  const { input } = readTree(root);
  remove();
  return runRules({ ...input, components: PARTS }, [rule]);
}

const withBody = (body: string): TreeFiles => ({
  'docs/boat/keel.mdx': makeDoc({ title: 'Keel', position: 3, body }),
});

for (const rule of RULE_NAMES) {
  test(`${rule}: says nothing of a tree without mistakes`, () => {
    expect(say(rule)).toEqual([]);
  });
}

test('what a rule finds has the name that the rule is listed under', () => {
  const [problem] = say('links', withBody('[a](/b)'));
  expect(problem?.rule).toBe('links');
});

test('titles: sixty characters are short enough', () => {
  const title = 'x'.repeat(60);
  const page = makeDoc({
    title,
    position: 3,
    description:
      'What a keel is good for, and how deep it may be in a harbour.',
  });
  expect(say('titles', { 'docs/boat/keel.mdx': page })).toEqual([]);
});

test('a configuration that cannot be read is reported alone, and pages are read without it', () => {
  const { root, remove } = makeTree({ 'site.json': '{,' });
  const { problems, input } = readTree(root);
  remove();
  expect(problems.map(({ file }) => file)).toEqual(['content/site.json']);
  expect(input.pages.map(({ path }) => path)).toContain('/docs/boat');
});

test('titles: two packages may not have pages of one title', () => {
  const files = {
    'docs/rig/index.mdx': makeDoc({ title: 'Rig', position: 2 }),
    'docs/rig/sails.mdx': makeDoc({
      description:
        'How sails are fixed to the mast, and how they are taken down.',
    }),
  };
  const [problem, ...others] = say('titles', files);
  expect(problem?.file).toBe('content/docs/rig/sails.mdx');
  expect(others).toEqual([]);
});

test('headings: a level up may skip levels', () => {
  const body = 'Text.\n\n## A\n\n### B\n\n#### C\n\n## D\n\nText.';
  expect(say('headings', withBody(body))).toEqual([]);
});

test('links: feeds, files, mail addresses and other sites are left alone', () => {
  const body =
    '[a](/blog/rss.xml), [b](/icon.svg), [c](mailto:a@b.example), [d](https://angular.dev), [e](/blog/tags/boat), [f](/search).';
  expect(say('links', withBody(body))).toEqual([]);
});

test('links: what only looks like a link in code is left alone', () => {
  const body = 'Text `[a](/nowhere)`.\n\n```md\n[a](/nowhere)\n```';
  expect(say('links', withBody(body))).toEqual([]);
});

test('links: references and footnotes with a definition, and brackets that are no link, are right', () => {
  const body =
    'See [a][s], [s][], [s], a note[^1], [x] (an aside), \\[a\\](/b) and a list[^1].\n\n[s]: /docs/boat/sails\n\n[^1]: Deep.';
  expect(say('links', withBody(body))).toEqual([]);
});

test('notation: a link that Markdown left unread is reported where it stands', () => {
  const body = 'Text in\ntwo *lines* and [a] (/docs/boat).';
  expect(say('notation', withBody(body))).toEqual([
    expect.objectContaining({ line: 8, column: 17 }),
  ]);
});

test('fences: tildes, four backticks, and fences in lists and quotes are closed', () => {
  const body =
    'Text.\n\n~~~ts\na;\n~~~\n\n````md\n```\n````\n\n- One\n\n  ```ts\n  a;\n  ```\n\n> ```ts\n> a;\n> ```';
  expect(say('fences', withBody(body))).toEqual([]);
});

test('notation: an empty line takes the rows below it out of the table', () => {
  const rows = '| A | B |\n| --- | --- |\n| a | b |';
  const quoted = '`| a |` is a row.\n\n```md\n| a | b |\n```';
  expect(say('notation', withBody(`Text.\n\n${rows}\n\n${quoted}`))).toEqual(
    [],
  );
  for (const [torn, line] of [
    ['| A | B |\n| --- | --- |\n\n| a | b |', 12],
    [`${rows}\n\n| c | d |`, 13],
  ] as const) {
    expect(say('notation', withBody(`Text.\n\n${torn}`))).toEqual([
      expect.objectContaining({
        rule: 'notation',
        line,
        cure: expect.stringContaining('empty line above'),
      }),
    ]);
  }
});

test('images: an image of the site with a text is right', () => {
  const body = 'Text.\n\n<Image src="/icon.svg" alt="A boat" />';
  expect(say('images', withBody(body))).toEqual([]);
});

for (const [written, said] of [
  [
    '![A "boat"](/icon.svg)',
    /^write <Image src="\/icon.svg" alt="A &quot;boat&quot;" \/>\.$/,
  ],
  [
    '![](/icon.svg)',
    /^write <Image src="\/icon.svg" alt="What it shows" \/>\.$/,
  ],
  [
    '![A boat](/a-drawing-of-the-whole-fleet.webp)',
    /^add the file as public\/a-drawing-of-the-whole-fleet\.webp\.$/,
  ],
  [
    '![](/a-drawing-of-the-whole-fleet.webp)',
    /^add the file as public\/a-drawing-of-the-whole-fleet\.webp\.$/,
  ],
] as const) {
  test(`images: one mistake and its cure for ${written}`, () => {
    const cures = say('images', withBody(`Text.\n\n${written}`)).map(
      ({ cure }) => cure,
    );
    expect(cures).toEqual([expect.stringMatching(said)]);
  });
}

const COMPOSED = 'caf\u00e9';
const DECOMPOSED = 'cafe\u0301';

for (const [name, written, message] of [
  ['a%20b#c.png', 'a%20b#c.png', undefined],
  ['what?.png', 'what?.png', undefined],
  ['a b.png', 'a b.png', undefined],
  ['測試.png', '測試.png', undefined],
  [COMPOSED, COMPOSED, undefined],
  [DECOMPOSED, DECOMPOSED, undefined],
  [COMPOSED, DECOMPOSED, /cafe%CC%81, but the name of the file is .*caf%C3%A9/],
  [DECOMPOSED, COMPOSED, /caf%C3%A9, but the name of the file is .*cafe%CC%81/],
  ['a b.png', 'a%20b.png', /no file public/],
  ['what.png', 'what.png?v=1', /no file public/],
  ['what.png', 'what.png#top', /no file public/],
] as const) {
  test(`images: a file ${encodeURI(name)} written as ${encodeURI(written)}`, () => {
    const body = `Text.\n\n<Image src="/${written}" alt="A boat" />`;
    const { root, remove } = makeTree(withBody(body));
    const { input } = readTree(root);
    remove();
    const files = new Set([`/${name}`]);
    const [problem] = checkImages({ ...input, files, components: PARTS });
    if (message) expect(problem?.message).toMatch(message);
    else expect(problem).toBeUndefined();
  });
}

test('spelling: code, addresses, names and words of the list are left alone', () => {
  const body =
    'Use `qwertz`, fooBar, RxState, HTTP2, https://qwertz.example, @qwertz/asdf, qwertz.ts and zoneless.\n\n```ts\nqwertz;\n```';
  const files = { ...withBody(body), 'words.txt': '# ours\nzoneless\n' };
  expect(say('spelling', files)).toEqual([]);
});

test('spelling: parts of words that are options and calls are left alone, the rest is read', () => {
  const body =
    'Pass --qwertz, -q, call asdfgh() or (a.qwertz), a/qwertz, well-knwn qwertz$.';
  expect(say('spelling', withBody(body))).toEqual([]);
  const [problem, ...others] = say(
    'spelling',
    withBody('A wel-known asdfgh ().'),
  );
  expect(problem).toMatchObject({ line: 7, column: 3 });
  expect(others).toHaveLength(1);
});

test('spelling: a word without end is reported, without a suggestion', () => {
  const [problem] = say(
    'spelling',
    withBody(`A ${'wordwithoutend'.repeat(300)}.`),
  );
  expect(problem?.message).toMatch(
    /^has the unknown word "wordwithoutend.{46}…"/,
  );
  expect(problem?.cure).toMatch(/^Put code into backticks/);
});

test('spelling: a paragraph of a megabyte is read', () => {
  expect(say('spelling', withBody('a boat '.repeat(150_000)))).toEqual([]);
});

test('spelling: a word is reported where it stands, in a second line as well', () => {
  const [problem] = say('spelling', withBody('One line\nand a secnd one.'));
  expect(problem).toMatchObject({ line: 8, column: 7 });
});

test('spelling: titles and descriptions are read, other keys are not', () => {
  const page = makeDoc({ title: 'Keeel', position: 3 }).replace(
    'sidebarPosition',
    'keywords: [qwertz]\nsidebarPosition',
  );
  const words = say('spelling', { 'docs/boat/keel.mdx': page }).map(
    ({ message }) => message,
  );
  expect(words).toEqual([
    'has the unknown word "Keeel".',
    'has the unknown word "Keeel".',
  ]);
});

const FIXES = [
  ['See [a](/docs/boat/sails.mdx#light).', 'See [a](/docs/boat/sails#light).'],
  ['See [a](/docs/Boat/Sails/).', 'See [a](/docs/boat/sails).'],
  ['See [a](docs/boat/sails).', 'See [a](/docs/boat/sails).'],
  [
    'See [a](./sails) and [b](./sails).',
    'See [a](/docs/boat/sails) and [b](/docs/boat/sails).',
  ],
  ['See [a](https://boats.example/docs/boat).', 'See [a](/docs/boat).'],
  ['See [a](/docs/old-boat#x).', 'See [a](/docs/boat#x).'],
  ['See [/docs/boat/](/docs/boat/).', 'See [/docs/boat/](/docs/boat).'],
] as const;

for (const [before, after] of FIXES) {
  test(`fixed by --fix: ${before}`, () => {
    const fixes = say('links', withBody(before)).flatMap(
      ({ fix }) => fix ?? [],
    );
    const page = makeDoc({ title: 'Keel', position: 3, body: before });
    expect(applyFixes(page, fixes).text).toBe(
      makeDoc({ title: 'Keel', position: 3, body: after }),
    );
  });
}

test('a fix is refused when something else stands in its place', () => {
  const fix = { line: 1, column: 1, from: 'a', to: 'b' };
  expect(applyFixes('c', [fix])).toEqual({ text: 'c', applied: 0 });
  expect(applyFixes('a', [fix])).toEqual({ text: 'b', applied: 1 });
});

test('a mistake in one file does not hide that of another', () => {
  const { root, remove } = makeTree({
    'docs/boat/keel.mdx': 'no head',
    'docs/boat/mast.mdx': makeDoc({ title: 'Mast', position: 4, body: '{' }),
  });
  const { problems } = readTree(root);
  remove();
  expect(problems.map(({ file }) => file)).toEqual([
    'content/docs/boat/keel.mdx',
    'content/docs/boat/mast.mdx',
  ]);
});

/** A tree with an older version of two pages, and with more languages. */
function withVariants(files: TreeFiles): TreeFiles {
  const { root, remove } = makeTree();
  const config = JSON.parse(
    readFileSync(`${root}/site.json`, 'utf8'),
  ) as object;
  remove();
  return {
    'site.json': JSON.stringify({ ...config, ...VARIANT_ROWS }),
    'versions/20/docs/boat/index.mdx': makeDoc({ title: 'Boat' }),
    'versions/20/docs/boat/oars.mdx': makeDoc({
      title: 'Oars',
      body: 'Pull.\n\n## Grip\n\nWith both hands.',
    }),
    ...files,
  };
}

test('titles and descriptions may be the same in every version', () => {
  expect(say('titles', withVariants({}))).toEqual([]);
});

test('links: on a page of an older version, a path means the page of that version', () => {
  const file = 'versions/20/docs/boat/index.mdx';
  const body = '[a](/docs/boat/oars#grip), [b](/docs/boat/sails)';
  const page = (text: string) => ({
    [file]: makeDoc({ title: 'Boat', body: text }),
  });
  expect(say('links', withVariants(page(body)))).toEqual([]);
  const [problem] = say('links', withVariants(page('[a](/docs/boat/keel)')));
  expect(problem?.file).toBe(`content/${file}`);
  // The pages of the first version do not see those of older ones.
  expect(say('links', withVariants(withBody('[a](/docs/boat/oars)')))).toEqual([
    expect.objectContaining({ file: 'content/docs/boat/keel.mdx' }),
  ]);
});

const VOICE = {
  'voice.json': JSON.stringify({
    phrases: { 'for ever': 'forever', 'sail(s': 'sails' },
    headings: { Next: 'Next steps' },
  }),
};

test('voice: a phrase to avoid, a doubled word and a heading of another name are reported', () => {
  const body =
    'It stays for ever.\n\nThe the mast `for ever`.\n\n## Next\n\nText.\n\n| Mast |\n| --- |\n| for ever |';
  const found = say('voice', { ...withBody(body), ...VOICE });
  expect(found.map(({ line, column }) => [line, column])).toEqual([
    [7, 10],
    [9, 1],
    [11, 1],
    [17, 3],
  ]);
  expect(found[0]?.cure).toContain('forever');
  expect(found[2]?.cure).toContain('Next steps');
  const signs = say('voice', { ...withBody('The sail(s) are up.'), ...VOICE });
  expect(signs.map(({ cure }) => cure)).toEqual([
    expect.stringContaining('sails'),
  ]);
});

test('voice: a word twice in a row is found across marks and lines, and not across code', () => {
  const placesIn = (body: string) =>
    say('voice', { ...withBody(body), ...VOICE }).map((one) => [
      one.line,
      one.column,
    ]);
  expect(placesIn('Sail by **the** the mast.')).toEqual([[7, 11]]);
  expect(placesIn('Sail by the\nthe mast, [for](/docs) ever.')).toEqual([
    [7, 9],
    [8, 12],
  ]);
  expect(
    placesIn(
      'The `a` the mast. They had had it. Duran Duran, so, so 2 2.\n\n- the\n- the',
    ),
  ).toEqual([]);
});

test('voice: a phrase to avoid is found in a sample, and not in Markdown or a diff', () => {
  const body =
    '```ts\nstay(); // for ever, for ever\n```\n\n```diff\n- for ever\n```';
  const found = say('voice', { ...withBody(body), ...VOICE });
  expect(found.map(({ line, column }) => [line, column])).toEqual([
    [8, 12],
    [8, 22],
  ]);
});

test('voice: code, and words that only resemble a phrase, are left alone', () => {
  const body =
    'Text `for ever`.\n\n```md\nfor ever\n```\n\nMore for every boat.\n\n## Next boat\n\nText.';
  expect(say('voice', { ...withBody(body), ...VOICE })).toEqual([]);
});

const CLAIM = 'The keel answers after 20 ms of silence.';
const KNOWN = { 'boat/keel': { 'after 20 ms': 'measured on the lake' } };

/** What the rule says of a page beside confirmations. */
const sayOfProof = (body: string, confirmed: object = {}) =>
  say('proof', {
    ...withBody(body),
    'confirmations.json': JSON.stringify(confirmed, null, 2),
  });

test('proof: a figure, an order, a code and a library are reported, unless a sample proves them', () => {
  const claims = [
    [CLAIM, '20 ms', '```ts\nwait(20);\n```'],
    ['The keel runs before the mast.', 'runs before', '```ts run\ngo();\n```'],
    ['It throws NG0908.', 'NG0908', '```ts errors=NG0908\ngo();\n```'],
    ['Fastify sails too.', 'Fastify', "```ts\nimport 'fastify';\n```"],
  ] as const;
  for (const [sentence, , sample] of claims) {
    const [problem, ...others] = sayOfProof(`Text.\n\n${sentence}`);
    expect(problem?.line).toBe(9);
    expect(problem?.message).toContain(sentence);
    expect(others).toEqual([]);
    expect(sayOfProof(`Text.\n\n${sentence}\n\n${sample}`)).toEqual([]);
  }
});

test('proof: another number, and a sample that does not run, prove nothing', () => {
  expect(sayOfProof(`${CLAIM}\n\n\`\`\`ts\nwait(200);\n\`\`\``)).toHaveLength(
    1,
  );
  const order = 'The keel runs before the mast.';
  expect(sayOfProof(`${order}\n\n\`\`\`ts\ngo();\n\`\`\``)).toHaveLength(1);
});

test('proof: a confirmed sentence is left alone, and a line without its sentence is reported', () => {
  expect(sayOfProof(CLAIM, KNOWN)).toEqual([]);
  const [problem] = sayOfProof('It answers.', KNOWN);
  expect([problem?.file, problem?.line]).toEqual([
    'content/confirmations.json',
    3,
  ]);
  const proved = sayOfProof(`${CLAIM}\n\n\`\`\`ts\nwait(20);\n\`\`\``, KNOWN);
  expect(proved.map(({ file }) => file)).toEqual([problem?.file]);
  const lost = sayOfProof('It answers.', {
    'boat/gone': { abc: 'the source' },
  });
  expect(lost[0]?.message).toContain('boat/gone');
});

test('proof: confirmations that cannot be read are reported as such', () => {
  const { root, remove } = makeTree({ 'confirmations.json': '{ "a": "b" }' });
  const { problems } = readTree(root);
  remove();
  expect(problems.map(({ rule, file }) => [rule, file])).toEqual([
    ['proof', 'content/confirmations.json'],
  ]);
});

test('a translation is checked as every page, but not for English words', async () => {
  const { root, remove } = makeTree(
    withVariants({
      'i18n/de/docs/boat/sails.mdx': makeDoc({
        title: 'Segel',
        body: 'Ein Segel braucht [Ruder](/docs/boat/ruder).',
      }),
    }),
  );
  const { problems } = await checkAllLanguages({
    root,
    render: () => Promise.resolve({ ids: [] }),
    components: PARTS,
  });
  remove();
  expect(problems.map(({ rule, file }) => [rule, file])).toEqual([
    ['links', 'content/i18n/de/docs/boat/sails.mdx'],
  ]);
});

for (const [href, better] of [
  ['sails.md', '/docs/boat/sails'],
  ['./sails.mdx', '/docs/boat/sails'],
  ['../boat/sails', '/docs/boat/sails'],
  ['./', '/docs/boat'],
  ['./index', '/docs/boat'],
  ['./index.mdx', '/docs/boat'],
  ['../boat/index.md', '/docs/boat'],
  ['sails?a=b#c', '/docs/boat/sails?a=b#c'],
  ['/docs/boat/sails/', '/docs/boat/sails'],
  ['/Docs/Boat/Sails.html', '/docs/boat/sails'],
] as const) {
  test(`links: ${href} is what lies there as a file, and is typed`, () => {
    const [problem] = say('links', withBody(`Text with [a](${href}).`));
    expect(problem?.fix?.to).toBe(better);
  });
}

test('links: where two pages may be meant, both are offered and nothing is typed', () => {
  const page = (title: string, body?: string) =>
    makeDoc({
      title,
      position: 3,
      description: `What ${title} is good for, and how it may be used in a harbour.`,
      ...(body && { body }),
    });
  const [problem] = say('links', {
    'docs/boat/rig/index.mdx': page('Rig'),
    'docs/boat/same.mdx': page('Same'),
    'docs/boat/rig/same.mdx': page('Same rig'),
    'docs/boat/rig/mast.mdx': page('Mast', 'Text with [a](../same).'),
  });
  expect(problem?.cure).toContain(
    'write /docs/boat/same, or /docs/boat/rig/same',
  );
  expect(problem?.fix).toBeUndefined();
});

test('links: a host in other letters is named as browsers ask for it', () => {
  const [problem] = say(
    'links',
    withBody('Text with [a](https://bücher.example/x).'),
  );
  expect(problem?.cure).toContain('write https://xn--bcher-kva.example/x');
});

for (const href of [
  'https:evil.example',
  'https:/evil.example',
  'https://rx-angular.io@evil.example',
  'https://a:b@evil.example',
  String.raw`https:\\evil.example`,
  'javascript:alert(1)',
]) {
  test(`links: ${href} hides where it leads`, () => {
    expect(say('links', withBody(`Text with [a](<${href}>).`))).toHaveLength(1);
  });
}
