import { expect, test } from 'vitest';

import { DemoSession } from './demo-session';

const ROOT = process.cwd();

const demo = (page: string, text: string) => ({
  page,
  component: 'It',
  code: `export const It = { text: '${text}' };`,
});

const ALL = [demo('one', 'a'), demo('one', 'b'), demo('two', 'c')];
const BUNDLE = {
  entries: ['demo-a.js', 'demo-b.js', 'demo-c.js'],
  files: ['demo-a.js', 'demo-b.js', 'demo-c.js', 'part.js'].map((name) => ({
    name,
    text: name,
    map: '',
  })),
};

test('only the demos of a page that changed are bundled anew', async () => {
  const session = new DemoSession();
  let times = 0;
  const bundle = (demos: typeof ALL) =>
    session.bundle(demos, ROOT, () => {
      times++;
      return Promise.resolve(BUNDLE);
    });
  expect(await bundle(ALL)).toEqual(BUNDLE);

  const edited = await bundle([
    demo('one', 'a'),
    demo('one', 'new'),
    ...ALL.slice(2),
  ]);
  expect(times).toBe(1);
  const [first = '', second = '', third] = edited.entries;
  expect(third).toBe('demo-c.js');
  expect(BUNDLE.entries).not.toContain(first);
  const textOf = (name: string) =>
    edited.files.find((file) => file.name === name)?.text ?? '';
  expect(textOf(first)).toContain('text:"a"');
  expect(textOf(second)).toContain('text:"new"');
  expect(textOf('part.js')).toBe('part.js');

  expect((await bundle(ALL)).entries).toEqual(BUNDLE.entries);
  expect((await bundle(ALL.slice(2))).entries).toEqual(['demo-c.js']);
  await session.close();
});
