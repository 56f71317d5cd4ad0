import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { collectTutorials } from './tutorials';

const PAGE = `---
title: A counter
description: A tutorial that counts from one to two in two steps, for the test.
sidebarPosition: 1
---

Words before.

\`\`\`ts title="src/app/data.ts"
export const first = 1;
\`\`\`

## 1. Count

Use \`first\` and [read](/docs/state).

\`\`\`ts title="src/app/app.ts" run=di
import { first } from './data';
// ---cut-start---
import { of } from 'rxjs';
// ---cut-end---

export class App {
  count = first;
}
// ---cut-start---
of(new App().count); // => 1
// ---cut-end---
\`\`\`

**You see** one.

## 2. Count on

Add one.

\`\`\`ts title="src/app/more.ts"
const one = 1;

export const two = one + one; // [!code ++]
\`\`\`

\`\`\`ts title="src/app/app.ts" run=di
import { first } from './data'; // [!code --]
import { two } from './more'; // [!code ++]

export class App {
  count = first; // [!code --]
  count = two; // [!code ++]
}
// ---cut-start---
new App().count; // => 2
// ---cut-end---
\`\`\`

## Next steps

Go on.
`;

function tutorialOf(page: string) {
  const dir = mkdtempSync(path.join(tmpdir(), 'tutorials-'));
  mkdirSync(path.join(dir, 'docs/tutorials'), { recursive: true });
  writeFileSync(path.join(dir, 'docs/tutorials/a.mdx'), page);
  return collectTutorials(dir).get('docs/tutorials/a');
}

test('a page gives the steps, and nothing of them is written twice', () => {
  const { tutorial, lines } = tutorialOf(PAGE) ?? {};
  expect(tutorial).toMatchObject({
    title: 'A counter',
    page: '/docs/tutorials/a',
  });
  expect(lines).toEqual([17, 43]);
  const [first, second] = tutorial?.steps ?? [];
  expect(first).toEqual({
    title: 'Count',
    task: [
      [
        'Use ',
        { kind: 'code', text: 'first' },
        ' and ',
        { kind: 'link', text: 'read', href: '/docs/state' },
        '.',
      ],
    ],
    goal: [[{ kind: 'strong', text: 'You see' }, ' one.']],
    start: [
      {
        name: 'app.ts',
        text: "import { first } from './data';\n\nexport class App {}\n",
      },
      { name: 'data.ts', text: 'export const first = 1;\n' },
    ],
    solution: [
      {
        name: 'app.ts',
        text: "import { first } from './data';\n\nexport class App {\n  count = first;\n}\n",
      },
      { name: 'data.ts', text: 'export const first = 1;\n' },
    ],
    changes: [
      {
        file: 'app.ts',
        line: 3,
        removed: ['export class App {}'],
        added: ['export class App {', '  count = first;', '}'],
      },
    ],
    check:
      "import { first } from './data';\nimport { App } from './app';\nimport { of } from 'rxjs';\nof(new App().count); // => 1\n",
  });
  expect(second?.start).toEqual([
    ...(first?.solution ?? []),
    { name: 'more.ts', text: 'const one = 1;\n' },
  ]);
  expect(second?.changes.map(({ file, added }) => [file, added])).toEqual([
    ['more.ts', ['', 'export const two = one + one;']],
    ['app.ts', ["import { two } from './more';"]],
    ['app.ts', ['  count = two;']],
  ]);
});

test('a page without steps is no tutorial', () => {
  expect(tutorialOf(PAGE.replaceAll(/^## \d\. /gm, '## '))).toBeUndefined();
});

test('every tutorial of the site says where to do it', () => {
  const found = collectTutorials(path.resolve('content'));
  expect(found.size).toBe(3);
  for (const [id, { tutorial }] of found) {
    const source = readFileSync(`content/${id}.mdx`, 'utf8');
    expect(source).toContain(`](/play?tutorial=${tutorial.page})`);
  }
});
