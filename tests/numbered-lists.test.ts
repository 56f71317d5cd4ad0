import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { openDocument } from './support/document';

let close = () => {};
afterEach(() => close());

type Recorded = Record<string, { demo?: { firstRender?: string } }>;

const DIR = 'content/samples/docs';

const RENDERS = readdirSync(DIR, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => {
    const text = readFileSync(`${DIR}/${file}`, 'utf8');
    return Object.values(JSON.parse(text) as Recorded).flatMap(({ demo }) =>
      demo?.firstRender ? [{ file, html: demo.firstRender }] : [],
    );
  });

test('no demo numbers the rows of a list that the browser numbers', () => {
  expect(RENDERS.length).toBeGreaterThan(10);
  close = openDocument(
    RENDERS.map(({ file, html }) => `<div title="${file}">${html}</div>`).join(
      '',
    ),
  );
  const twice = [...document.querySelectorAll('ol > li')]
    .filter(({ textContent }) => /^\s*\d+\. /.test(textContent))
    .map((row) => row.closest('[title]')?.getAttribute('title'));
  expect(twice).toEqual([]);
});
