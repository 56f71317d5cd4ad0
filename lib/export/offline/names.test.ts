import { expect, test } from 'vitest';
import { cachePrefix, readCacheName, setCacheName } from './names';

const BASES = ['', '/sub', '/sub/de', '/submarine', '/read', '/all'];

test('a site finds its own caches by their beginning, and none of another site on its host', () => {
  for (const base of BASES) {
    const finders = BASES.filter((other) =>
      [readCacheName(base, '1'), setCacheName(base, '1')].some((name) =>
        name.startsWith(cachePrefix(other)),
      ),
    );
    expect(finders, base).toEqual([base]);
  }
});

test('what is read and what is kept as a whole are told apart, by build and by version', () => {
  for (const base of BASES) {
    const names = ['', '1', '12'].flatMap((id) => [
      readCacheName(base, id),
      setCacheName(base, id),
    ]);
    expect(new Set(names).size, base).toBe(names.length);
    const isRead = (name: string) => name.startsWith(readCacheName(base, ''));
    const isSet = (name: string) => name.startsWith(setCacheName(base, ''));
    expect(names.map(isRead)).toEqual(names.map((_, at) => at % 2 === 0));
    expect(names.map(isSet)).toEqual(names.map((_, at) => at % 2 === 1));
  }
});
