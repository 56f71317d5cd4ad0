import { expect, test } from 'vitest';
import { ofVersion } from './of-version';

const DATA = { html: 'next', versions: { '/docs/20': { html: '20' } } };

test('DOC-4 a path has the data of its version, and of the first one outside of all', () => {
  const htmlAt = (path: string) => ofVersion(DATA, path).html;
  expect(htmlAt('/docs/20/boat')).toBe('20');
  expect(htmlAt('/docs/20')).toBe('20');
  expect(htmlAt('/docs/200')).toBe('next');
  expect(htmlAt('/blog')).toBe('next');
  expect(ofVersion({ html: 'only' }, '/docs/20').html).toBe('only');
});
