import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { hastToHtml } from 'shiki/core';
import { highlight } from './highlighter';
import type { HighlightOptions } from './highlighter';

async function draw(
  code: string,
  options: Partial<HighlightOptions> = {},
): Promise<string> {
  const pre = await highlight(code, { language: 'ts', ...options });
  return hastToHtml(pre.children);
}

const textOf = (html: string): string => html.replace(/<[^>]+>/g, '');

test('a plain block has no element for a line', async () => {
  expect(await draw('a;\nb;')).not.toContain('class="line"');
});

test('a mark holds exactly the stretch it was asked for', async () => {
  const html = await draw('const tide = rise(moon);', {
    marks: [{ line: 1, column: 14, endColumn: 24 }],
  });
  const [, marked = ''] = /<mark>(.*?)<\/mark>/.exec(html) ?? [];
  expect(textOf(marked)).toBe('rise(moon)');
});

test('a mark that goes beyond its line ends with it', async () => {
  const html = await draw('rise();\nfall();', {
    marks: [{ line: 1, column: 1, endColumn: 99 }],
  });
  const marked = html.match(/<mark>.*?<\/mark>/gs) ?? [];
  expect(marked.map(textOf)).toEqual(['rise();']);
});

test('a remark stands below its line and takes nothing away from the code', async () => {
  const html = await draw('rise();\nfall();', {
    remarks: [{ line: 1, text: 'TS1: no' }],
  });
  expect(html).toContain('<span class="code-remark">TS1: no\n</span>');
  expect(textOf(html).trimEnd()).toBe('rise();\nTS1: no\nfall();');
});

test('a difference whose two sides open the same block is coloured to its end', async () => {
  const html = await draw(
    [
      'const tide = rise(() => { // [!code --]',
      'const tide = rise((moon) => { // [!code ++]',
      "  return 'high';",
      '});',
      '@Component({',
      '  template: `',
      '    @for (a of b; track a) { <!-- [!code --] -->',
      '    @for (a of c; track a) { <!-- [!code ++] -->',
      '    }',
      '  `,',
      '})',
      'export class Quay {} // [!code ++]',
    ].join('\n'),
  );
  expect(textOf(html)).not.toContain('[!code');
  expect(html).toMatch(
    /<span class="line diff add"><span class="k">export<\/span>/,
  );
});

test('nothing is styled by an attribute', async () => {
  const html = await draw("const a = 'b'; // c", { highlightedLines: [1] });
  expect(html).not.toContain('style=');
});

test('a machine that takes a second for every token gets the same colours', async () => {
  const code = "import { rise } from './tide'; // ";
  // Never in the cache: only what is drawn now says something about the clock.
  const inTime = await draw(code + randomUUID());
  const realNow = Date.now;
  let now = realNow();
  Date.now = () => (now += 1_000);
  try {
    const late = await draw(code + randomUUID());
    expect(late.split('// ')[0]).toBe(inTime.split('// ')[0]);
    expect(late).toContain('<span class="k">from</span>');
  } finally {
    Date.now = realNow;
  }
});
