import { readdirSync, readFileSync } from 'node:fs';
import type { InlineCode, Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { expect, test } from '@playwright/test';
import { visit } from 'unist-util-visit';
import { bodyOf, parseMdx } from '@/lib/base/source';
import { startServer } from '@/lib/export/host';
import { HOST_FILE_NAMES } from '@/lib/export/host/host-files';

const PAGE = 'content/docs/contributing/deploy.mdx';

type Row = { names: string[]; says: string; values: string[] };

/** The rows of the table with this head: what the first cell names, and what the second one says of it. */
function rowsOf(head: string): Row[] {
  const rows: Row[] = [];
  const tree: Root = parseMdx(bodyOf(readFileSync(PAGE, 'utf8')), PAGE);
  visit(tree, 'table', ({ children: [first, ...others] }: Table) => {
    if (!first?.children[0] || toString(first.children[0]) !== head) return;
    for (const { children: cells } of others) {
      const codeOf = (index: number) => {
        const found: string[] = [];
        visit(
          { type: 'root', children: cells.slice(index, index + 1) },
          'inlineCode',
          ({ value }: InlineCode) => {
            found.push(value);
          },
        );
        return found;
      };
      rows.push({
        names: codeOf(0),
        says: toString(cells[1]),
        values: codeOf(1),
      });
    }
  });
  return rows;
}

let server: Awaited<ReturnType<typeof startServer>>;
test.beforeAll(async () => {
  server = await startServer({ dir: 'out' });
});
test.afterAll(() => server.close());

const ask = (path: string, redirect: RequestRedirect = 'follow') =>
  fetch(new URL(path, server.url), { redirect });

test('the export holds what the page about deploying names, and a host answers it', async () => {
  const inOut = readdirSync('out', { recursive: true, encoding: 'utf8' });
  // Of the language that this site does not have.
  const names = rowsOf('In out')
    .flatMap((row) => row.names)
    .filter((name) => !/^de\b/.test(name));
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    const files = inOut.filter((file) =>
      name.startsWith('*')
        ? file.endsWith(name.slice(1))
        : file === name.replace(/\/$/, ''),
    );
    expect(files, name).not.toEqual([]);
    if (/[*/]$|^\*/.test(name) || HOST_FILE_NAMES.some((one) => one === name))
      continue;
    expect((await ask(name)).status, name).toBe(
      name === '404.html' ? 404 : 200,
    );
  }
});

test('a host answers each request that the page names as it says', async () => {
  const rows = rowsOf('Request').filter(({ names }) =>
    names[0]?.startsWith('/'),
  );
  expect(rows.length).toBeGreaterThan(4);
  for (const { names, says, values } of rows) {
    for (const name of names) {
      const { status, headers } = await ask(name);
      expect(status, name).toBe(says.startsWith('404') ? 404 : 200);
      const all = [...headers].map((pair) => pair.join(': ')).join('\n');
      const target = values.find((value) => value.startsWith('/'));
      if (target) {
        const answer = await ask(name, 'manual');
        expect(
          `${answer.headers.get('location')} ${await answer.text()}`,
        ).toContain(target);
      }
      for (const value of values) {
        if (/^(?:text\/|frame-ancestors)/.test(value))
          expect(all, name).toContain(value);
      }
    }
  }
});

for (const old of [
  '/web/state/general/overview',
  '/web/state/general/overview.html',
  '/web/state/api/transformation-helpers',
  '/web/state/api/transformation-helpers.html',
]) {
  test(`the old address ${old} leads on`, async () => {
    expect((await ask(old)).status).toBe(200);
  });
}
