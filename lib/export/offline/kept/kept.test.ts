import { expect, test } from 'vitest';
import { isAsAsked } from '.';

const SITE = 'https://boats.example';

for (const [path, kind] of [
  ['/', 'text/html; charset=utf-8'],
  ['/docs/keel', 'Text/HTML'],
  ['/docs/keel.html?q=a', 'text/html'],
  ['/_next/static/chunks/a-1.js', 'text/javascript'],
  ['/_next/static/chunks/a-1.js', 'application/javascript; charset=utf-8'],
  ['/a.css', 'text/css'],
  ['/search-index.json?_=0123456789', 'application/json'],
  ['/a.woff2', 'font/woff2'],
  ['/a.png', 'image/png'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/docs/keel.md', 'text/markdown; charset=utf-8'],
  ['/feed.json', 'application/feed+json'],
  ['/icon.ico', 'image/vnd.microsoft.icon'],
  ['/a.woff2', 'application/octet-stream'],
] as const) {
  test(`${path} is kept as ${kind}`, () => {
    expect(isAsAsked(SITE + path, kind)).toBe(true);
  });
}

for (const [path, kind] of [
  ['/_next/static/chunks/a-1.js', 'text/html'],
  ['/_next/static/chunks/a-1.js', 'Text/HTML; charset=utf-8'],
  ['/_next/static/chunks/a-1.js', 'text/plain'],
  ['/_next/static/chunks/a-1.js', 'application/json'],
  ['/_next/static/chunks/a-1.js', ''],
  ['/_next/static/chunks/a-1.js', null],
  ['/a.css', 'text/javascript'],
  ['/search-index.json', 'text/plain'],
  ['/a.png', 'TEXT/HTML'],
  ['/a.png', null],
  ['/docs/keel', 'text/markdown'],
  ['/docs/keel', 'application/json'],
  ['/docs/keel', null],
  ['/docs/keel', 'text/htmlx'],
  ['/a.js', 'text/html; charset=javascript'],
  ['/a.js', 'multipart/x-mixed-replace; boundary=javascript'],
  ['/a.json', 'text/html; x=json'],
  ['/a.css', 'text/css-error'],
  ['/a.woff2', 'text/plain'],
  ['/a.png', 'application/json'],
  ['/a.png', 'application/xhtml+xml'],
  ['/feed.xml', 'text/html'],
  ['/docs/keel.md', 'text/html; charset=utf-8'],
  ['/a.js?v=1', 'text/javascript'],
  ['/search-index.json?_=0123456789&a', 'application/json'],
] as const) {
  test(`${path} is not kept as ${kind}`, () => {
    expect(isAsAsked(SITE + path, kind)).toBe(false);
  });
}
