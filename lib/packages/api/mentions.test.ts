import { expect, test } from '@playwright/test';

import { findDocumentation, indexPages } from './coverage';
import { findMentions } from './mentions';

const PAGE = `---
title: Insert
---

\`insert\` adds items.

## The insert function

<ApiTable entry="@rx-angular/cdk/transformations" symbol="insert" show="parameters" />

## Elsewhere

\`\`\`ts
import { remove } from '@rx-angular/cdk/transformations';
\`\`\`
`;

test('a page speaks of names in code, headings, tables and imports', () => {
  const { mentions, tables } = findMentions(PAGE);
  const of = (name: string) =>
    mentions
      .filter((mention) => mention.name === name)
      .map(({ kind, headingId }) => ({ kind, headingId }));
  expect(of('insert')).toEqual([
    { kind: 'code', headingId: null },
    { kind: 'heading', headingId: 'the-insert-function' },
    { kind: 'table', headingId: 'the-insert-function' },
  ]);
  expect(of('remove')).toEqual([{ kind: 'import', headingId: 'elsewhere' }]);
  expect(tables).toMatchObject([{ line: 9, column: 1 }]);
});

test('a name is documented where its table is; an import is no documentation', () => {
  const index = indexPages([
    {
      id: 'docs/cdk/index',
      file: 'content/docs/cdk/index.mdx',
      source: '`insert`',
    },
    {
      id: 'docs/cdk/insert',
      file: 'content/docs/cdk/insert.mdx',
      source: PAGE,
    },
  ]);
  expect(findDocumentation(index, '@rx-angular/cdk', 'insert')).toEqual({
    path: '/docs/cdk/insert',
    headingId: 'the-insert-function',
  });
  expect(findDocumentation(index, '@rx-angular/cdk', 'remove')).toBeUndefined();
  expect(
    findDocumentation(index, '@rx-angular/state', 'insert'),
  ).toBeUndefined();
});
