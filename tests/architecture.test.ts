import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { FEATURES, WINGS } from '../eslint.config.mjs';

const eslint = new ESLint();

/** The rules that one module breaks. */
async function brokenRules(
  filePath: string,
  source: string,
): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(source, { filePath });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId);
}

/** How often the rule about arrows is broken by one module. */
async function countWrongArrows(
  filePath: string,
  source: string,
): Promise<number> {
  const broken = await brokenRules(filePath, source);
  return broken.filter((rule) => rule === 'boundaries/dependencies').length;
}

const FORBIDDEN = [
  ['lib/site/nav/x.ts', "import { Icon } from '@/components/ui/icon';"],
  ['lib/site/nav/x.ts', "import layout from '@/app/layout';"],
  ['components/ui/x.tsx', "import layout from '@/app/layout';"],
  ['app/x.tsx', "import '@/scripts/build/prebuild';"],
  ['lib/base/text/x.ts', "import type { Site } from '@/lib/site/content';"],
  ['lib/search/x.ts', "import { loadSite } from '@/lib/site/content';"],
  ['lib/samples/x.ts', "import { readApi } from '@/lib/packages';"],
  ['lib/playground/x.ts', "import x from '@/content/site.json';"],
  ['lib/site/x.ts', "import { x } from '@/lib/samples/verify/records';"],
  ['components/ui/x.tsx', "import { Toc } from '@/components/docs/toc';"],
  ['lib/samples/x.mjs', "import { readApi } from '@/lib/packages';"],
  ['lib/samples/x.ts', "import '@/lib/export/next/run-build.mjs';"],
] as const;

for (const [file, source] of FORBIDDEN) {
  test(`${file} may not contain: ${source}`, async () => {
    expect(await countWrongArrows(file, source)).toBe(1);
  });
}

const ALLOWED = [
  ['app/x.tsx', "import { Icon } from '@/components/ui/icon';"],
  ['components/ui/x.tsx', "import { buildSidebar } from '@/lib/site/nav';"],
  ['lib/site/x.ts', "import x from '@/content/site.json';"],
  ['lib/search/x.ts', "import { normalizePath } from '@/lib/base/url';"],
  ['lib/playground/x.ts', "import { x } from '@/lib/samples/fences';"],
  ['lib/site/content/x.ts', "import { buildSidebar } from '@/lib/site/nav';"],
  ['lib/site/content/x.ts', "import { loadSite } from './load-site';"],
] as const;

for (const [file, source] of ALLOWED) {
  test(`${file} may contain: ${source}`, async () => {
    expect(await countWrongArrows(file, source)).toBe(0);
  });
}

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => `export const x${at} = ${at};`).join(
    '\n',
  );

const BREAKS = [
  ['components/ui/x.tsx', 'export const X = () => React.useRef(1);', 'syntax'],
  ['components/ui/x.tsx', 'export const x = { onClick: go };', 'syntax'],
  ['lib/search/x.ts', 'export const x = document.title;', 'globals'],
  ['lib/site/x.ts', 'export const x = window.name;', 'globals'],
  ['lib/site/x.ts', 'export const x = (at: HTMLElement) => at.id;', 'syntax'],
  ['lib/site/x.tsx', 'export const x = <b />;', 'syntax'],
  ['lib/search/x.ts', "export const x = '@rx-angular/state';", 'syntax'],
  ['lib/export/x.mjs', 'export const x = `@rx-angular/${1}`;', 'syntax'],
  ['lib/playground/x.ts', "export const x = '*rxLet';", 'syntax'],
  ['lib/samples/x.ts', 'export const rxState = 1;', 'syntax'],
  ['lib/search/x.test.ts', "import '@/lib/site/product';", 'imports'],
  [
    'components/ui/x.client.ts',
    "export const x = document.createElement('div');",
    'syntax',
  ],
  [
    'components/ui/x.island.tsx',
    'export const x = (at: Element) => { at.innerHTML = ""; };',
    'syntax',
  ],
  ['components/ui/x.client.ts', "void import('./y');", 'syntax'],
  ['components/ui/x.ts', "const y = () => import('./y');\nvoid y;", 'syntax'],
  ['components/ui/x.client.ts', "void y.then(() => import('./y'));", 'syntax'],
  [
    'components/ui/x.client.ts',
    "document.addEventListener('keydown', y);",
    'syntax',
  ],
  [
    'components/ui/x.island.tsx',
    'export const x = <b onKeyDown={y} />;',
    'syntax',
  ],
  [
    'components/ui/x.client.ts',
    'export const x = ({ metaKey }: KeyboardEvent) => metaKey;',
    'syntax',
  ],
  ['components/ui/x.island.tsx', lines(251), 'max-lines'],
  ['components/ui/x.client.ts', lines(101), 'max-lines'],
] as const;

for (const [file, source, kind] of BREAKS) {
  test(`${file} may not contain: ${source.split('\n', 1)[0]} (${kind})`, async () => {
    const rule = kind === 'max-lines' ? kind : `no-restricted-${kind}`;
    expect(await brokenRules(file, source)).toContain(rule);
  });
}

const HOLDS = [
  ['lib/site/x.ts', "export const x = '@rx-angular/state';"],
  ['lib/samples/x.ts', "import { of } from 'rxjs';\nexport const x = of(1);"],
  ['lib/search/x.test.ts', "export const x = '@rx-angular/state';"],
  [
    'components/ui/x.client.ts',
    "export const x = document.createElement('link');",
  ],
  ['components/ui/x.client.ts', "void loadPart(() => import('./y'));"],
  ['components/build/x.ts', "void import('./y');"],
  [
    'components/ui/x.client.ts',
    "import { keyOf } from '@/components/browser/keys';\ndocument.addEventListener('keydown', keyOf);",
  ],
  ['components/ui/x.island.tsx', lines(250)],
  ['components/ui/x.client.ts', `${lines(100)}\n\n// Why.`],
] as const;

for (const [file, source] of HOLDS) {
  test(`${file} may contain: ${source.split('\n', 1)[0]} (${source.length} characters)`, async () => {
    expect(await brokenRules(file, source)).toEqual([]);
  });
}

const HOOK = /^use(?:State|Reducer|Ref|Effect|LayoutEffect|EffectEvent)$/;

/**
 * Modules with a state that are drawn while the site is built: their hooks would never run.
 *
 * @param sources text of all modules, by their files
 * @param entries what is drawn then
 */
function hooksOutsideIslands(
  sources: ReadonlyMap<string, string>,
  entries: readonly string[],
): string[] {
  const drawn = new Set<string>();
  const found: string[] = [];
  const visit = (file: string): void => {
    const source = sources.get(file);
    if (source === undefined || drawn.has(file)) return;
    drawn.add(file);
    const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest);
    if (isOfBrowser(tree)) return;
    for (const node of tree.statements) {
      if (!isLoading(node)) continue;
      const name = (node.moduleSpecifier as ts.StringLiteral).text;
      if (name === 'react' && importsHook(node)) found.push(file);
      const base = name.startsWith('@/')
        ? name.slice(2)
        : path.posix.join(path.posix.dirname(file), name);
      const ends = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
      for (const end of ends) visit(base + end);
    }
  };
  for (const entry of entries) visit(entry);
  return found;
}

function isOfBrowser({ statements: [first] }: ts.SourceFile): boolean {
  return (
    first !== undefined &&
    ts.isExpressionStatement(first) &&
    ts.isStringLiteral(first.expression) &&
    first.expression.text === 'use client'
  );
}

function isLoading(
  node: ts.Statement,
): node is ts.ImportDeclaration | ts.ExportDeclaration {
  const isImport = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
  return isImport && node.moduleSpecifier !== undefined;
}

function importsHook(node: ts.ImportDeclaration | ts.ExportDeclaration) {
  const names =
    ts.isImportDeclaration(node) && node.importClause?.namedBindings;
  return (
    names &&
    ts.isNamedImports(names) &&
    names.elements.some(({ name }) => HOOK.test(name.text))
  );
}

test('hooks stand in islands, and in what islands alone are made of', () => {
  const files = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`),
  );
  const sources = new Map(
    files.map((file) => [file, readFileSync(file, 'utf8')]),
  );
  const entries = files.filter((file) =>
    /^app\/|^components\/(?:build\/|mdx\/.*index\.tsx?$)/.test(file),
  );
  expect(hooksOutsideIslands(sources, entries)).toEqual([]);
});

test('a hook in what is drawn while the site is built is reported', () => {
  const hook = "import { useState } from 'react';";
  const sources = new Map([
    ['app/page.tsx', "import { X } from '@/components/ui/x';"],
    ['components/ui/x.tsx', "import './y.island';\nimport './z';"],
    ['components/ui/y.island.tsx', `'use client';\n${hook}\nimport './part';`],
    ['components/ui/part.tsx', hook],
    ['components/ui/z.tsx', hook],
  ]);
  expect(hooksOutsideIslands(sources, ['app/page.tsx'])).toEqual([
    'components/ui/z.tsx',
  ]);
});

test('each folder uses only folders that are named before it', () => {
  for (const folders of [WINGS, FEATURES]) {
    const names = Object.keys(folders);
    for (const [name, used] of Object.entries<string[]>(folders)) {
      for (const other of used) {
        expect(names, `${name} uses ${other}`).toContain(other);
        expect(names.indexOf(other), `${name} uses ${other}`).toBeLessThan(
          names.indexOf(name),
        );
      }
    }
  }
});

test('each wing is a folder with a README of a page, and there are no other folders', () => {
  expect(readdirSync('lib').sort()).toEqual(Object.keys(WINGS).sort());
  for (const name of Object.keys(WINGS)) {
    const lines = readFileSync(`lib/${name}/README.md`, 'utf8').split('\n');
    expect(lines.length, name).toBeLessThanOrEqual(70);
    expect(lines.join('\n')).toContain(`npm run test:unit -- lib/${name}`);
  }
});

test('the map knows every wing', () => {
  const map = readFileSync('ARCHITECTURE.md', 'utf8');
  for (const name of Object.keys(WINGS)) {
    expect(map).toContain(`](lib/${name}/README.md)`);
  }
});
