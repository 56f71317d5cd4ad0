import { expect, test } from 'vitest';

import { loadSite } from '@/lib/site/content';

import { parseQueries, QUERY_SETS, readQueries } from './queries';

const FILE = 'some.tsv';

test('every set of queries can be read and has queries', () => {
  for (const set of QUERY_SETS)
    expect(readQueries(set).length, set).toBeGreaterThan(60);
});

test('no query is judged twice, in one set or in two', () => {
  const places = new Map<string, string>();
  const twice: string[] = [];
  for (const set of QUERY_SETS) {
    for (const [index, { query }] of readQueries(set).entries()) {
      const place = `query ${index + 1} of ${set}`;
      const first = places.get(query);
      if (first === undefined) places.set(query, place);
      else twice.push(`${first}, ${place}`);
    }
  }
  expect(twice).toEqual([]);
});

test('every judged route that is not planned is a page of the site', () => {
  const { docs, posts } = loadSite('content');
  const pages = new Set([...docs, ...posts].map((page) => page.path));
  const missing = QUERY_SETS.flatMap((set) => readQueries(set))
    .flatMap(({ routes, planned }) =>
      [...routes].filter((route) => !planned.has(route)),
    )
    .filter((route) => !pages.has(route));
  expect([...new Set(missing)]).toEqual([]);
});

test('both halves of what readers type have every kind, in equal parts', () => {
  const held = readQueries('readers-held');
  const dev = readQueries('readers-dev');
  for (const kind of ['error', 'question', 'foreign', 'code', 'name']) {
    const inHeld = held.filter((judged) => judged.kind === kind).length;
    expect(inHeld, kind).toBeGreaterThanOrEqual(20);
    // Queries that were seen before they were split are in the half that may be tuned on.
    expect(
      dev.filter((judged) => judged.kind === kind).length,
    ).toBeGreaterThanOrEqual(inHeld - 1);
  }
});

test('a line becomes a query with its routes, planned ones among them', () => {
  const [judged, ...others] = parseQueries(
    '# a comment\n\ncode\t*rxLet="a$ | async"\t/docs/a ?/docs/b\r\n',
    FILE,
  );
  expect(others).toEqual([]);
  expect(judged).toEqual({
    kind: 'code',
    query: '*rxLet="a$ | async"',
    routes: new Set(['/docs/a', '/docs/b']),
    planned: new Set(['/docs/b']),
  });
});

for (const { line, says } of [
  { line: 'joke\tsecret\t/docs/a', says: 'none of the kinds' },
  { line: 'name\tsecret', says: 'one tab between' },
  { line: 'name\tsecret \t/docs/a', says: 'without spaces' },
  { line: 'name\tsecret\t/docs/a\tsource\tmore', says: 'one tab between' },
  { line: 'name\tsecret\tdocs/a', says: 'is no route' },
  { line: 'name\tsecret\t/docs/a /docs/a', says: 'twice' },
  { line: 'name\tsecret\t?/docs/a', says: 'no page answers' },
]) {
  test(`a wrong line is told by its number, without its query: ${line}`, () => {
    const read = () => parseQueries(`name\tgood\t/docs/a\n${line}\n`, FILE);
    expect(read).toThrow(says);
    expect(read).toThrow(`${FILE}:2`);
    expect(read).not.toThrow('secret');
  });
}
