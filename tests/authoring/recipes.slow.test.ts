import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Code, Heading, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { bodyOf, parseMdx } from '@/lib/base/source';
import { makeWorkingCopy } from '@/tests/support/clean-copy';

const FILE = 'content/docs/contributing/recipes.mdx';
/** A screen of text and code. */
const MAX_LINES = 50;
/** The commands build, lint and check in a copy of this project. */
const LONG_MS = 30 * 60_000;

const { children } = parseMdx(bodyOf(readFileSync(FILE, 'utf8')), FILE);

/** The recipes by their names, each with all that stands below it. */
const recipes = children.flatMap((node, index) =>
  node.type === 'heading' && node.depth === 2
    ? [{ name: toString(node), nodes: below(node, children.slice(index + 1)) }]
    : [],
);

function below(heading: Heading, rest: readonly RootContent[]): RootContent[] {
  const end = rest.findIndex(
    (node) => node.type === 'heading' && node.depth <= heading.depth,
  );
  return rest.slice(0, end === -1 ? undefined : end);
}

for (const { name, nodes } of recipes) {
  test(`"${name}" stands on a screen`, () => {
    const [first, last] = [nodes.at(0), nodes.at(-1)];
    const lines =
      (last?.position?.end.line ?? 0) - (first?.position?.start.line ?? 0);
    expect(lines).toBeLessThan(MAX_LINES);
  });
}

/** Does what a block says: commands are typed, a file is written, an entry of a data file is added. */
function follow(cwd: string, { lang, meta, value }: Code): void {
  const title = /title="([^"]+)"/.exec(meta ?? '')?.[1];
  if (lang === 'bash') {
    for (const line of value.split('\n')) {
      const { status, stdout, stderr } = spawnSync(line, {
        cwd,
        shell: true,
        encoding: 'utf8',
        env: { ...process.env, CONTENT_ROOT: undefined },
      });
      expect(status, `${line}\n${stdout}${stderr}`).toBe(0);
    }
  } else if (title !== undefined) {
    const file = path.join(cwd, title);
    const isEntry = title.endsWith('.json');
    const text = isEntry
      ? JSON.stringify({
          ...(JSON.parse(readFileSync(file, 'utf8')) as object),
          ...(JSON.parse(value) as object),
        })
      : `${value}\n`;
    if (!isEntry) {
      expect(existsSync(file), `no command has written ${title}`).toBe(true);
    }
    writeFileSync(file, text);
  }
}

test('each recipe, followed word by word, gives a site without mistakes', () => {
  test.skip(!process.env['LONG_TESTS'], 'minutes: LONG_TESTS=1');
  test.setTimeout(LONG_MS);
  const { dir, remove } = makeWorkingCopy('.');
  try {
    for (const { nodes } of recipes) {
      for (const node of nodes) if (node.type === 'code') follow(dir, node);
    }
    const page = path.join(dir, 'content/docs/contributing/tried/index.mdx');
    mkdirSync(path.dirname(page));
    writeFileSync(
      page,
      '---\ntitle: Recipes that were tried\ndescription: A page with the components of the recipes, to see that both of them are drawn.\nsidebarPosition: 40\n---\n\n<PriceTag label="3 euros" />\n\n<PressCounter label="Presses" />\n',
    );
    const check = spawnSync('npm', ['run', 'check:content'], {
      cwd: dir,
      encoding: 'utf8',
    });
    expect(check.stdout).toContain('0 errors');
    const posts = readFileSync(
      path.join(dir, 'content/blog/2026-05-01-two-small-packages.mdx'),
      'utf8',
    );
    expect(posts).toContain('small-packages');
  } finally {
    remove();
  }
});

test('a component whose placeholders are left, or that has a handler and is no island, is refused by the linter', () => {
  test.skip(!process.env['LONG_TESTS'], 'minutes: LONG_TESTS=1');
  test.setTimeout(LONG_MS);
  const { dir, remove } = makeWorkingCopy('.');
  try {
    const lint = (name: string) =>
      spawnSync('npx', ['eslint', `components/mdx/${name}`], {
        cwd: dir,
        encoding: 'utf8',
      }).stdout;
    const make = (...args: string[]) =>
      execFileSync('npm', ['run', 'new', 'component', '--', ...args], {
        cwd: dir,
      });
    make('--name', 'price-tag');
    make('--name', 'press-counter', '--state');
    expect(lint('price-tag')).toContain('A placeholder is left');
    expect(lint('press-counter')).toMatch(/9:8\b.*A placeholder is left/);
    writeFileSync(
      path.join(dir, 'components/mdx/price-tag/price-tag.tsx'),
      "import { useState } from 'react';\nexport function PriceTag({ label }: { label: string }) {\n  const [price, raise] = useState(1);\n  return <p onClick={() => raise(2)}>{label} {price}</p>;\n}\n",
    );
    expect(lint('price-tag').match(/A component with a state/g)).toHaveLength(
      3,
    );
  } finally {
    remove();
  }
});
