import { expect, test } from 'vitest';
import { checkRedirects } from './redirects';

const cureOf = (to: string) =>
  checkRedirects({
    redirects: {
      file: 'content/redirects.json',
      text: '',
      entries: [{ from: '/docs/old', to }],
      publishedUrls: [],
      anchors: [],
    },
    routes: new Set(['/docs/boat']),
    files: new Set(['/docs/boat.md', '/docs/boats.md']),
  })[0]?.cure;

test('a redirect to nowhere is led to a page, and to Markdown when it asked for that', () => {
  expect(cureOf('/docs/boats')).toMatch(/Did you mean "\/docs\/boat"\?$/);
  expect(cureOf('/docs/boatz.md')).toContain('"/docs/boats.md"');
});
