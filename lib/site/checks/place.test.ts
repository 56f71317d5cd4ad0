import { expect, test } from 'vitest';
import { ContentError, parseMdx } from '@/lib/base/source';
import { linksOf } from './links';
import { fixTarget, lineWith, toProblem } from './place';
import { sortProblems } from './run-rules';
import type { CheckedPage } from './types';

const pageOf = (body: string): CheckedPage => ({
  kind: 'doc',
  id: 'boat/sails',
  path: '/docs/boat/sails',
  version: '/docs',
  file: 'content/docs/boat/sails.mdx',
  title: 'Sails',
  description: '',
  head: '',
  body,
  tree: parseMdx(body, 'content/docs/boat/sails.mdx'),
  ids: undefined,
});

test('a text is found on its line, and what is nowhere on the first', () => {
  expect(lineWith('{\n  "a": 1,\n  "b": 2\n}', '"b"')).toBe(3);
  expect(lineWith('{}', '"b"')).toBe(1);
});

/** The fix of the only link of a text. */
function fixIn(body: string, to: string) {
  const page = pageOf(body);
  const [link] = linksOf(page);
  return link && fixTarget(page, link, to);
}

test('the target of a link is mended, and not the same words in its label or title', () => {
  expect(fixIn('At /a\nis [/a](/a).', '/b')).toEqual({
    line: 2,
    column: 9,
    from: '/a',
    to: '/b',
  });
  for (const titled of ['[a]: /a "Title of /a"\n', '[a](/a "of /a")']) {
    expect(fixIn(titled, '/b')?.column).toBe(titled.indexOf('/a') + 1);
  }
});

test('a target that is written in another way than it reads is left to its author', () => {
  expect(fixIn('See [a](/caf%C3%A9&amp;b).', '/b')).toBeUndefined();
});

test('links of all kinds are found, with their targets as written', () => {
  const page = pageOf('[a](/a#b) https://c.example [d][e]\n\n[e]: /f');
  expect(linksOf(page).map(({ url }) => url)).toEqual([
    '/a#b',
    'https://c.example',
    '/f',
  ]);
});

const problem = (line: number, message: string) => ({
  file: 'content/a.mdx',
  line,
  column: 1,
  message,
});

test('problems come in the order of their places, each once', () => {
  const sorted = sortProblems([
    problem(9, 'x'),
    { ...problem(2, 'y'), rule: 'links' },
    { ...problem(2, 'y'), rule: 'mdx' },
    { ...problem(30, 'z'), file: 'content/A.mdx' },
  ]);
  expect(sorted.map(({ message }) => message).sort()).toEqual(['x', 'y', 'z']);
  const own = sorted.filter(({ file }) => file === 'content/a.mdx');
  expect(own.map(({ line }) => line)).toEqual([2, 9]);
});

test('a thrown mistake keeps its place and cure', () => {
  const place = { file: 'content/a.mdx', line: 4, column: 2 };
  expect(
    toProblem(new ContentError(place, 'is wrong.', 'mend it.'), 'x'),
  ).toEqual({
    ...place,
    rule: 'x',
    message: 'is wrong.',
    cure: 'mend it.',
  });
});

test('any other error is reported at the file that it names', () => {
  const problem = toProblem(new Error('content/docs/a has no name.'), 'site');
  expect(problem).toMatchObject({ file: 'content/docs/a', line: 1 });
  expect(problem.message).toContain('content/docs/a has no name.');
  expect(toProblem(new Error('Out of memory'), 'site').file).toBe('content');
  expect(() => toProblem('no error', 'site')).toThrow('no error');
});
