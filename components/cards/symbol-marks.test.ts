import { afterEach, expect, test } from 'vitest';
import type { HoverSite } from '@/lib/site/verdicts/hovers';
import { openDocument } from '@/tests/support/document';
import { markSymbols } from './symbol-marks';

let close = () => {};
afterEach(() => close());

/** What is marked in a sample, and what the sample reads as afterwards. */
function mark(html: string, ...sites: readonly HoverSite[]) {
  close();
  close = openDocument(`<pre><code>${html}</code></pre>`);
  const code = document.querySelector('code') as HTMLElement;
  const before = code.textContent;
  const marked = markSymbols(code, sites);
  expect(code.textContent).toBe(before);
  return marked.map(({ element, symbol }) => [element.textContent, symbol]);
}

test('symbols are marked where the data says, in the order of the text', () => {
  const sample = 'const count = 1;\nlog(count, count);';
  expect(mark(sample, [1, 7, 5, 0], [2, 1, 3, 1], [2, 5, 5, 0])).toEqual([
    ['count', 0],
    ['log', 1],
    ['count', 0],
  ]);
});

test('a mark is a closed button that the Tab key passes by', () => {
  close = openDocument('<code>log(1)</code>');
  const code = document.querySelector('code') as HTMLElement;
  const [marked] = markSymbols(code, [[1, 1, 3, 0]]);
  expect(marked?.element.outerHTML).toBe(
    '<span class="symbol" role="button" tabindex="-1" aria-expanded="false">log</span>',
  );
});

test('highlighting does not move them', () => {
  const sample =
    '<span class="line"><span class="k">const</span> <span class="c">count</span> = 1;</span>\n<span class="line">log(count);</span>';
  expect(mark(sample, [1, 7, 5, 0], [2, 5, 5, 0])).toEqual([
    ['count', 0],
    ['count', 0],
  ]);
});

test('a remark of the checker between the lines counts for nothing', () => {
  const sample =
    'log(one);\n<span class="code-remark">No such name.\n</span>log(two);';
  expect(mark(sample, [1, 5, 3, 0], [2, 5, 3, 1])).toEqual([
    ['one', 0],
    ['two', 1],
  ]);
});

test('a place that holds no name any more is left alone', () => {
  const sample = 'log(1);';
  const outside: HoverSite[] = [
    [1, 4, 3, 0],
    [1, 6, 9, 1],
    [7, 1, 3, 2],
  ];
  expect(mark(sample, ...outside)).toEqual([]);
  expect(mark(sample, [1, 1, 3, 0], ...outside)).toEqual([['log', 0]]);
});
