import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readEvaluations } from './home-figures';

const FILE = 'content/docs/cdk/render-strategies/strategies/index.mdx';
const ID = 'cdk/render-strategies/strategies/index';

const figuresOf = (body: string) =>
  readEvaluations([{ id: ID, file: FILE, body }]);

test('the headline takes its figures from the sample that counts them', () => {
  const body = readFileSync(FILE, 'utf8');
  expect(figuresOf(body)).toMatchObject({ updates: 10, around: 0 });
  expect(
    figuresOf(
      body.replaceAll("'10 10,", "'7 7,").replaceAll("'0 10,", "'2 7,"),
    ),
  ).toMatchObject({ updates: 7, around: 2 });
});

test('a sample that no longer counts stops the build with its file', () => {
  expect(() => figuresOf('Nothing to count.')).toThrow(FILE);
});

test('a site without the page claims nothing', () => {
  expect(readEvaluations([])).toBeUndefined();
});
