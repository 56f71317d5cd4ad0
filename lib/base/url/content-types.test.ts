import { expect, test } from 'vitest';
import { contentTypeOf } from './content-types';

for (const [path, type] of [
  ['/docs/state.html', 'text/html; charset=utf-8'],
  ['/docs/state.md', 'text/markdown; charset=utf-8'],
  ['/a.min.js', 'text/javascript; charset=utf-8'],
  ['/fonts/a.woff2', 'font/woff2'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  // The address of a feed says more than its suffix, in other languages as well.
  ['/blog/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['/de/blog/feed.json', 'application/feed+json; charset=utf-8'],
  ['/blog/feed.json.map', 'application/octet-stream'],
  ['/docs/state', 'application/octet-stream'],
  ['/a.b/c', 'application/octet-stream'],
] as const) {
  test(`${path} is ${type}`, () => expect(contentTypeOf(path)).toBe(type));
}
