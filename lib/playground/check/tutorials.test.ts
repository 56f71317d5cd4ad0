import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { HINTS } from '@/lib/playground/tutorial';
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
// hint: Think of the first.
// hint: Store first in a field.
// pause: 20
import { claim } from '@setup/helper';
claim(of(new App().count), 1);
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

## What you have learned

- To \`count\`.

## Next steps

- [Go on](/docs/state).
`;

function tutorialOf(page: string) {
  const dir = mkdtempSync(path.join(tmpdir(), 'tutorials-'));
  mkdirSync(path.join(dir, 'docs/tutorials'), { recursive: true });
  mkdirSync(path.join(dir, '_setup'));
  writeFileSync(
    path.join(dir, '_setup/helper.ts'),
    'export const claim = Object.is;\n',
  );
  writeFileSync(path.join(dir, '_setup/unused.ts'), 'export const a = 1;\n');
  writeFileSync(path.join(dir, 'docs/tutorials/a.mdx'), page);
  return collectTutorials(dir).get('docs/tutorials/a');
}

test('a page gives the steps, and nothing of them is written twice', () => {
  const tutorial = tutorialOf(PAGE);
  expect(tutorial).toMatchObject({
    title: 'A counter',
    page: '/docs/tutorials/a',
  });
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
    hints: ['Think of the first.', 'Store first in a field.'],
    pauseMs: 20_000,
    check:
      "import { first } from './data';\nimport { App } from './app';\nimport { of } from 'rxjs';\nimport { claim } from '@setup/helper';\nclaim(of(new App().count), 1);\n",
  });
  expect(tutorial?.support).toEqual([
    { name: '@setup/helper.ts', text: 'export const claim = Object.is;\n' },
  ]);
  expect(tutorial?.end).toEqual({
    learned: [['To ', { kind: 'code', text: 'count' }, '.']],
    next: [[{ kind: 'link', text: 'Go on', href: '/docs/state' }, '.']],
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

test('every step of the site has two hints in words, and every tutorial an end', () => {
  for (const tutorial of collectTutorials(path.resolve('content')).values()) {
    expect(tutorial.end.learned.length).toBeGreaterThan(1);
    expect(tutorial.end.next.length).toBeGreaterThan(1);
    for (const { hints, title } of tutorial.steps) {
      expect(hints, title).toHaveLength(HINTS - 1);
    }
  }
});

test('every tutorial of the site says where to do it', () => {
  const found = collectTutorials(path.resolve('content'));
  expect(found.size).toBe(3);
  for (const [id, tutorial] of found) {
    const source = readFileSync(`content/${id}.mdx`, 'utf8');
    expect(source).toContain(`](/play?tutorial=${tutorial.page})`);
  }
});
