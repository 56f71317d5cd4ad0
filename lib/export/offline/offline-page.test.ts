import { expect, test } from 'vitest';
import { offlinePage, titleOf } from './offline-page';

const FRAME =
  '<!DOCTYPE html><head><title>State | Site</title></head><nav>Menu</nav><main class="docs">State</main><footer>Foot</footer><template><main></main></template>';

test('a page that is not kept lists those that are, in the frame of one of them', async () => {
  const titles = new Map([
    ['/docs/state', 'State'],
    ['/', 'Home &amp; more'],
  ]);
  const html = await offlinePage(titles, FRAME).text();
  expect(html.match(/<a href="[^"]*">[^<]*/g)).toEqual([
    '<a href="">Try again',
    '<a href="/">Home &amp; more',
    '<a href="/docs/state">State',
  ]);
  expect(html).toMatch(
    /^<!DOCTYPE html><head><title>You are offline<\/title><\/head><nav>Menu<\/nav><main [^>]*><h1>You are offline<\/h1>.*<\/main><footer>Foot/,
  );
});

test('has no table of contents, which would be that of another page', async () => {
  const frame = FRAME.replace(
    '</main>',
    '</main><site-toc><a href="#state">State</a></site-toc>',
  );
  const html = await offlinePage(new Map(), frame).text();
  expect(html).not.toContain('#state');
  expect(html).toContain('<footer>Foot');
});

test('where nothing is kept it says so, and offers to try again', async () => {
  const html = await offlinePage(new Map()).text();
  expect(html).toContain('Saved pages: 0');
  expect(html).toContain('<a href="">Try again');
});

test('it is an error that nobody keeps as a page', () => {
  const { status, headers } = offlinePage(new Map());
  expect(status).toBe(503);
  expect(headers.get('content-type')).toBe('text/html');
});

test('the title of the site is left out', () => {
  expect(titleOf(FRAME)).toBe('State');
});
