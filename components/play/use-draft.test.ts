import { expect, test, vi } from 'vitest';
import { toHash } from '@/lib/playground/link';
import { draftKeyOf, isForeign, OWN_LINK } from './use-draft';

test('links of programs that begin and end alike have drafts of their own', async () => {
  const lines = Array.from(
    { length: 60 },
    (_, at) => `const a${at} = ${at * 7919};`,
  );
  const keys = await Promise.all(
    ['1', '2'].map(async (value) => {
      const text = [...lines, `console.log(${value});`, ...lines].join('\n');
      const hash = await toHash({ files: [{ name: 'a.ts', text }] });
      return draftKeyOf({ hash, search: '' } as Location);
    }),
  );
  expect(new Set(keys).size).toBe(2);
  expect(keys[0]?.slice(0, 200)).toBe(keys[1]?.slice(0, 200));
  expect(draftKeyOf({ hash: '', search: '?sample=/a:0' } as Location)).toBe(
    '?sample=/a:0',
  );
});

test('a link is foreign until the history says that it was made here', () => {
  vi.stubGlobal('history', { state: null });
  expect(isForeign('#code=x')).toBe(true);
  expect(isForeign('#heading')).toBe(false);
  vi.stubGlobal('history', { state: OWN_LINK });
  expect(isForeign('#code=x')).toBe(false);
  vi.unstubAllGlobals();
});
