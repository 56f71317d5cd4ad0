import { expect, test } from 'vitest';
import { makeDoc, makeTree } from '@/tests/support/make-tree';
import { PARTS } from '@/components/mdx';
import { applyFixes } from './apply-fixes';
import { readTree } from './read-tree';
import { RULES, runRules } from './run-rules';
import { parseMdx } from '@/lib/base/source';
import type { Problem } from '@/lib/base/source';
import type { CheckInput } from './types';

const KEEL = '/docs/boat/keel';

/** What is said of a page with this text, when pages have these ids. */
function say(
  body: string,
  ids: Readonly<Record<string, readonly string[]>>,
): Problem[] {
  const { root, remove } = makeTree({
    'docs/boat/keel.mdx': makeDoc({ title: 'Keel', position: 3, body }),
  });
  const { input } = readTree(root);
  remove();
  const pages: CheckInput['pages'] = input.pages.map((page) => ({
    ...page,
    ids: Object.hasOwn(ids, page.path) ? new Set(ids[page.path]) : undefined,
  }));
  return runRules({ ...input, pages, components: PARTS }, ['anchors']);
}

test('an id of the page itself, of another page, and no id at all are right', () => {
  expect(
    say(
      '[a](#deep), [b](/docs/boat/sails#light?x), [c](#), [d](/docs/boat/sails#größe), [e](https://a.example#b), [f](/docs/boat?tab=1#rig)',
      {
        [KEEL]: ['deep'],
        '/docs/boat/sails': ['light?x', 'größe'],
        '/docs/boat': ['rig'],
      },
    ),
  ).toEqual([]);
});

test('what another rule reports, a page that does not exist or cannot be rendered, is reported once', () => {
  expect(say('[a](/docs/nowhere#a), [b](/docs/boat/sails#b)', {})).toEqual([]);
});

for (const [name, wrong, ids, cure, better] of [
  ['another case', 'Light-Wind', ['light-wind'], '#light-wind?', 'light-wind'],
  [
    'what a slug drops',
    'keel.set',
    ['keelset', 'deep'],
    '#keelset?',
    'keelset',
  ],
  ['an umlaut in a capital', 'Übung', ['übung'], '#übung?', 'übung'],
  ['a letter too few', 'light-win', ['light-wind'], '#light-wind?', undefined],
  ['two that it may be', 'ab', ['a-b', 'a-b-'], '#a-b or #a-b-?', undefined],
  ['another word', 'größe', ['gewicht'], 'one of the ids', undefined],
  // Nothing of these words would be left, if only Latin letters counted.
  ['another word of another script', '概要', ['使用'], 'one of', undefined],
  ['another word with one letter in common', 'ü1', ['ä1'], '#ä1', undefined],
  ['signs alone', '$', ['-'], 'one of', undefined],
  ['a page without headings', 'a', [], 'has no headings', undefined],
] as const) {
  test(`an id with ${name} is reported, and typed only when it is sure`, () => {
    const body = `See [it](#${wrong}).`;
    const [problem, ...others] = say(body, { [KEEL]: ids });
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ rule: 'anchors', line: 7, column: 5 });
    expect(problem?.message).toContain(
      `links to "#${wrong}", which this page does not have`,
    );
    expect(problem?.cure).toContain(cure);
    const page = makeDoc({ title: 'Keel', position: 3, body });
    const fixed = applyFixes(page, problem?.fix ? [problem.fix] : []).text;
    expect(fixed).toBe(page.replace(wrong, better ?? wrong));
  });
}

test('on a page of an older version, an id is looked for in the page of that version', () => {
  const { root, remove } = makeTree();
  const { input } = readTree(root);
  remove();
  const [page] = input.pages.filter(({ path }) => path === '/docs/boat/sails');
  if (!page) throw new Error('There is no such page.');
  const tree = parseMdx('[a](/docs/boat/sails#old)', page.file);
  const at = (path: string, version: string, ids: readonly string[]) => ({
    ...page,
    path,
    version,
    ids: new Set(ids),
  });
  const said = (...ids: [first: string, older: string]) =>
    RULES.anchors({
      ...input,
      components: PARTS,
      routes: new Set([...input.routes, '/docs/20/boat/sails']),
      pages: [
        at('/docs/boat/sails', '/docs', [ids[0]]),
        at('/docs/20/boat/sails', '/docs/20', [ids[1]]),
        { ...at('/docs/20/boat', '/docs/20', []), tree },
      ],
    }).map(({ message }) => message);
  expect(said('new', 'old')).toEqual([]);
  expect(said('old', 'new')).toEqual([
    expect.stringContaining('/docs/20/boat/sails does not have'),
  ]);
});
