import { afterAll, expect } from 'vitest';

/** What only a browser has, or a file that plays one. */
const OF_BROWSERS = ['document', 'navigator', 'window'] as const;

const before = OF_BROWSERS.filter((name) => name in globalThis);

// Files share a process: what one of them leaves behind would be a mystery in another.
afterAll(() => {
  const after = OF_BROWSERS.filter((name) => name in globalThis);
  expect(after, 'globals after the tests of a file').toEqual(before);
});
