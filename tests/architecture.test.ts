import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ESLint } from 'eslint';
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

const STATE = "import { useState } from 'react';\nvoid useState(0);";

const DEAD = [
  ['components/ui/x.tsx', "'use client';"],
  ['components/ui/x.tsx', STATE],
  ['components/ui/x.tsx', 'export const X = () => React.useRef(1);'],
  ['components/ui/x.tsx', 'export const X = () => React.use(y);'],
  ['components/ui/x.tsx', 'const { useState: state } = React;\nvoid state;'],
  ['components/ui/x.tsx', "import { use } from 'react';\nvoid use(y);"],
  ['components/ui/x.tsx', "import { useState as s } from 'react';\nvoid s(0);"],
  ['components/ui/x.tsx', 'export const x = <b onClick={go} />;'],
  ['components/ui/x.tsx', 'export const x = <b ref={go} />;'],
  ['components/ui/x.tsx', 'export const x = <form action={go} />;'],
  ['components/ui/x.tsx', 'export const x = <b formAction={() => go()} />;'],
  ['components/ui/x.tsx', 'export const x = { onClick: go };'],
  ['components/ui/x.tsx', "export const x = { 'onClick': go };"],
  // What is spread may come from another file.
  ['components/ui/x.ts', 'export const x = { onClick: go };'],
  ['app/x.tsx', 'export const x = <b onClick={go} />;'],
  // Beside an island, and in what islands and pages are both made of.
  ['components/search/search-box.tsx', STATE],
  ['components/mdx/counter/index.tsx', STATE],
  ['components/ui/link.tsx', STATE],
] as const;

for (const [file, source] of DEAD) {
  test(`${file} is drawn without the browser, so it may not contain: ${source}`, async () => {
    const broken = await brokenRules(file, source);
    expect(broken).toContain('site/only-in-islands');
  });
}

const ALIVE = [
  ['components/ui/x.island.tsx', `'use client';\n${STATE}`],
  ['components/layout/navbar-links.client.tsx', STATE],
  // What islands alone are made of.
  ['components/search/search-row.tsx', STATE],
  ['components/mdx/lab/use-scene.ts', STATE],
  ['components/ui/x.tsx', 'export const x = <form action="/search" />;'],
  ['components/ui/x.tsx', 'export const x = <form action={to("/")} />;'],
  ['components/ui/x.tsx', "import { useId } from 'react';\nvoid useId();"],
] as const;

for (const [file, source] of ALIVE) {
  test(`${file} may contain: ${source}`, async () => {
    const broken = await brokenRules(file, source);
    expect(broken).not.toContain('site/only-in-islands');
  });
}

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
