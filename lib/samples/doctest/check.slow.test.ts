import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { formatProblem } from '@/lib/base/source';
import { verifyWarm } from '@/tests/support/verify-warm';

const ROOT = process.cwd();
let contentDir: string;

test.beforeEach(() => {
  contentDir = mkdtempSync(path.join(tmpdir(), 'samples-'));
  for (const name of ['tsconfig.json', 'doctest.json']) {
    const file = path.join('_setup', name);
    cpSync(path.join(ROOT, 'content', file), path.join(contentDir, file), {
      recursive: true,
    });
  }
  mkdirSync(path.join(contentDir, 'docs'));
});

test.afterEach(() => {
  rmSync(contentDir, { recursive: true, force: true });
});

function writePage(...lines: string[]) {
  writeFileSync(
    path.join(contentDir, 'docs/page.mdx'),
    ['---', 'title: A page', '---', '', ...lines].join('\n'),
  );
}

async function check(cacheDir?: string) {
  const result = await verifyWarm({ rootDir: ROOT, contentDir, cacheDir });
  return { ...result, reports: result.problems.map(formatProblem) };
}

test('a sample with the wrong output fails with file and line, and passes once mended', async () => {
  const sample = (value: string) => [
    '```ts run',
    "import { insert } from '@rx-angular/cdk/transformations';",
    '',
    `insert(['oak'], 'elm'); // => ${value}`,
    '```',
  ];
  writePage(...sample("['elm', 'oak']"));
  expect((await check()).reports).toEqual([
    "content/docs/page.mdx:8:1 `// => ['elm', 'oak']` was promised, but the sample gives [ 'oak', 'elm' ]. Mend the sample or the comment.",
  ]);

  writePage(...sample("['oak', 'elm']"));
  expect((await check()).reports).toEqual([]);
});

test('values are noted in the order in which they came, by their comments', async () => {
  writePage(
    '```ts run',
    "import { of, timer } from 'rxjs';",
    '// ---cut---',
    'timer(10).subscribe(console.log); // => 0',
    'of(1, { a: [2, 3] }).subscribe(console.log); // => 1, { a: [2, 3] }',
    "'a'.concat('b'); // => 'ab'",
    '```',
    '',
    '```ts run',
    'const one = 1; // => 1',
    'one + one; // => 2',
    '```',
    '',
    '```ts run',
    'const list = [1, 2, 3]; // => [1, 2, 3]',
    'list.map((n) => n * 2);',
    '// => [',
    '//   2, 4, 6]',
    'list.length; // => 3',
    'list[0]; // => 1',
    '```',
  );
  const { reports, manifest } = await check();
  expect(reports).toEqual([]);
  const [several, few, split] = manifest.pages['docs/page']?.fences ?? [];
  expect(several?.values).toEqual([
    { comment: 1, text: '1' },
    { comment: 1, text: '{ a: [2, 3] }' },
    { comment: 2, text: "'ab'" },
    { comment: 0, text: '0' },
  ]);
  expect([few?.values, split?.values]).toEqual([undefined, undefined]);
});

test('a line that a difference takes away is not compiled, and the lines below have the same numbers', async () => {
  writePage(
    '```ts run',
    'const oak = 1; // [!code --]',
    'const oak = 2; // [!code ++]',
    'oak; // => 3',
    '```',
  );
  expect((await check()).reports).toEqual([
    'content/docs/page.mdx:8:1 `// => 3` was promised, but the sample gives 2. Mend the sample or the comment.',
  ]);
});

test('a mistake in a list and a tab is reported where it stands', async () => {
  writePage(
    '- a list',
    '',
    '  ```ts',
    '  const a: string = 1;',
    '  ```',
    '',
    '<Tabs><Tab label="x">',
    '',
    '```ts',
    'const b: string = 2;',
    '```',
    '',
    '</Tab></Tabs>',
  );
  expect((await check()).reports).toEqual([
    "content/docs/page.mdx:8:9 TS2322 Type 'number' is not assignable to type 'string'.",
    "content/docs/page.mdx:14:7 TS2322 Type 'number' is not assignable to type 'string'.",
  ]);
});

test('a component that another one imports and that is not exported is reported', async () => {
  writePage(
    '```ts',
    "import { Component } from '@angular/core';",
    "@Component({ selector: 'app-a', template: 'a' })",
    'class A {}',
    "@Component({ selector: 'app-b', imports: [A], template: '<app-a />' })",
    'export class B {}',
    '```',
  );
  expect((await check()).reports).toEqual([
    expect.stringMatching(/page\.mdx:\d+:\d+ NG3004 .*A.* is not exported/s),
  ]);
});

test('a mistake in a template alone is reported where it stands', async () => {
  writePage(
    '```html ctx="level$: Observable<{ cm: number }>"',
    `<p *rxLet="level$; let level">{{ level.mm }}</p>`,
    '```',
  );
  expect((await check()).reports).toEqual([
    "content/docs/page.mdx:6:40 TS2339 Property 'mm' does not exist on type '{ cm: number; }'.",
  ]);
});

test('time is virtual, and an endless interval ends', async () => {
  writePage(
    '```ts run',
    "import { interval, take, timer } from 'rxjs';",
    '',
    'interval(3_600_000).pipe(take(2)).subscribe(console.log); // => 0, 1',
    'timer(0, 3_600_000).subscribe();',
    'await new Promise((resolve) => setTimeout(resolve, 5000));',
    "'later'; // => 'later'",
    '```',
  );
  expect((await check()).reports).toEqual([]);
});

test('a sample that ends its process does not take the next one with it', async () => {
  writePage(
    '```ts run',
    'process.exit(3);',
    '```',
    '',
    '```ts run',
    '1 + 1; // => 3',
    '```',
  );
  expect((await check()).reports).toEqual([
    'content/docs/page.mdx:5:1 The sample ends its process (exit code 3).',
    'content/docs/page.mdx:10:1 `// => 3` was promised, but the sample gives 2. Mend the sample or the comment.',
  ]);
});

test('a page is known again until its samples change, prose or not', async () => {
  const cacheDir = path.join(contentDir, 'cache');
  const sample = ['```ts', 'const tree = 1;', '```'];
  writePage(...sample);
  expect(await check(cacheDir)).toMatchObject({ pages: 1, known: 0 });
  writePage('A sentence.', '', ...sample);
  const moved = await check(cacheDir);
  expect(moved).toMatchObject({ pages: 1, known: 1 });
  expect(moved.manifest.pages['docs/page']?.fences[0]?.line).toBe(7);
  // The same sample once more is as well known.
  writePage(...sample, '', ...sample);
  expect(await check(cacheDir)).toMatchObject({ pages: 1, known: 1 });
  writePage(...sample, '', '```ts', 'const tree = 2;', '```');
  expect(await check(cacheDir)).toMatchObject({ pages: 1, known: 0 });
});

test('announced errors and lint reports are recorded for the reader', async () => {
  writePage(
    '```ts errors="TS2322"',
    '// hidden',
    '// ---cut---',
    "const a: number = 'x';",
    '```',
    '',
    '```ts eslint="prefer-no-lodash-is-equal" reports="L3"',
    "import { isEqual } from 'lodash-es';",
    '',
    'isEqual(1, 2);',
    '```',
  );
  const { reports, manifest } = await check();
  expect(reports).toEqual([]);
  const [failing, linted] = manifest.pages['docs/page']?.fences ?? [];
  expect(failing).toMatchObject({
    kind: 'expected-errors',
    diagnostics: [{ line: 1, column: 7, endColumn: 8, code: 'TS2322' }],
  });
  expect(linted).toMatchObject({
    kind: 'linted',
    packages: ['@rx-angular/eslint-plugin'],
    diagnostics: [{ line: 3, code: 'no-lodash-is-equal' }],
  });
});

test('every example of the page for authors is right', async () => {
  const guide = readFileSync(
    path.join(ROOT, 'content/docs/contributing/writing-samples.mdx'),
    'utf8',
  );
  const examples = [...guide.matchAll(/^````md\n([\s\S]*?)^````$/gm)].map(
    ([, example = '']) => example,
  );
  expect(examples.length).toBeGreaterThan(8);
  cpSync(path.join(ROOT, 'content/_setup'), path.join(contentDir, '_setup'), {
    recursive: true,
  });
  writePage(...examples);
  expect((await check()).reports).toEqual([]);
});
