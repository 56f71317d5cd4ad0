import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readDrawing } from './read-drawing';

const dir = mkdtempSync(path.join(tmpdir(), 'drawings-'));
afterAll(() => rmSync(dir, { recursive: true }));

function read(shapes: string): string {
  writeFileSync(
    path.join(dir, 'rig.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 9"><title>Rig</title><desc>A rig.</desc>${shapes}</svg>`,
  );
  return readDrawing(dir, 'rig.svg').shapes;
}

for (const [shapes, what] of [
  // A page reads names in any case.
  ['<SCRIPT>evil()</SCRIPT>', /has <SCRIPT>/],
  ['<g ONLOAD="evil()"/>', /has ONLOAD=/],
  ['<style>body { display: none }</style>', /has styles.*no styles within/],
  ['<g style="fill: none"/>', /has styles/],
  ['<a HREF="javascript:evil()"/>', /has HREF=/],
  ['<a href="/docs"/>', /has href=/],
  // It ends the drawing, and what follows is of the page.
  ['<p/><img src="//evil.example"/>', /has <p>/],
  ['<meta http-equiv="refresh" content="9;url=//evil.example"/>', /<meta>/],
  ['<foreignObject/>', /has <foreignObject>/],
  ['<site-island of="a"/>', /has <site-island>/],
  ['<g data-demo="a"/>', /has data-demo=/],
  ['<animate/>', /has <animate>/],
  ['<path fill="url(//evil.example#a)"/>', /has fill=/],
  // References become what the file itself does not hold.
  ['<text>a&#x202E;b</text>', /invisible character U\+202E/],
  ['<text>a&#xE0041;b</text>', /invisible character U\+E0041/],
  ['<g class="a&#x200B;b"/>', /has class="/],
] as const) {
  test(`a drawing may not hold ${shapes}`, () => {
    expect(() => read(shapes)).toThrow(what);
  });
}

test('a drawing keeps its shapes, paint and words', () => {
  const shapes =
    '<linearGradient id="a"/><g transform="rotate(9)"><path d="M0 0" fill="url(#a)"/><text class="code">a &amp; b</text></g>';
  expect(read(shapes)).toBe(shapes);
});
