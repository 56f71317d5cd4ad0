import { expect, test } from 'vitest';

import { findDocumentation, indexPages } from './coverage';
import { findMentions } from './mentions';

const PAGE = `---
title: Insert
---

\`insert\` adds items.

## The insert function

<ApiTable entry="@boats/harbour/moves" symbol="insert" show="parameters" />

## Elsewhere

\`\`\`ts
import { remove } from '@boats/harbour/moves';
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
  const index = indexPages(
    [
      {
        id: 'docs/harbour/index',
        file: 'content/docs/harbour/index.mdx',
        source: '`insert`',
      },
      {
        id: 'docs/harbour/insert',
        file: 'content/docs/harbour/insert.mdx',
        source: PAGE,
      },
    ],
    (name) => name.replace('@boats', 'docs'),
  );
  expect(findDocumentation(index, '@boats/harbour', 'insert')).toEqual({
    path: '/docs/harbour/insert',
    headingId: 'the-insert-function',
  });
  expect(findDocumentation(index, '@boats/harbour', 'remove')).toBeUndefined();
  expect(findDocumentation(index, '@boats/sail', 'insert')).toBeUndefined();
});
