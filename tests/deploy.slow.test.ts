import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const PAGE = 'content/docs/contributing/deploy.mdx';

test('the export holds what the page about deploying says of it', () => {
  const [, section = ''] = readFileSync(PAGE, 'utf8').split(
    '## What the build creates',
  );
  const rows = (section.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(
      ([, name = '']) => name,
    ),
  );
  // Patterns, and the language that this site does not have.
  const files = named.filter((name) => !/[*]|^de\b/.test(name));
  expect(files.length).toBeGreaterThan(8);
  expect(files.filter((file) => !existsSync(`out/${file}`))).toEqual([]);
});

test('what it says to ask a host for is in the export, and old addresses lead on', () => {
  const [, section = ''] = readFileSync(PAGE, 'utf8').split('## Check a host');
  const paths = [...(section.split('\n## ')[0] ?? '').matchAll(/`(\/[^`]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => path !== '/docs/nowhere');
  const old = [
    '/web/state/general/overview',
    '/web/state/api/transformation-helpers',
  ];
  const answers = (path: string) =>
    [path, `${path}.html`, path.replace(/\/$/, '.html')].some(
      (file) => existsSync(`out${file}`) && !file.endsWith('/'),
    );
  expect(paths.length).toBeGreaterThan(4);
  expect([...paths, ...old].filter((path) => !answers(path))).toEqual([]);
});
