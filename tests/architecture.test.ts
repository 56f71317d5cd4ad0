import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { ESLint } from 'eslint';
import { FEATURES, WINGS } from '../eslint.config.mjs';

const eslint = new ESLint();

/** How often the rule about arrows is broken by one module. */
async function countWrongArrows(
  filePath: string,
  source: string,
): Promise<number> {
  const [result] = await eslint.lintText(source, { filePath });
  return (
    result?.messages.filter(
      ({ ruleId }) => ruleId === 'boundaries/dependencies',
    ).length ?? 0
  );
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
