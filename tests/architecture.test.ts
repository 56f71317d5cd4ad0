import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { ESLint } from 'eslint';
import { COMPONENT_ROOMS, ROOMS } from '../eslint.config.mjs';

const eslint = new ESLint();

/** How often the rule about rooms is broken by one module. */
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
  ['lib/nav/x.ts', "import { Icon } from '@/components/ui/icon';"],
  ['lib/nav/x.ts', "import layout from '@/app/layout';"],
  ['components/ui/x.tsx', "import layout from '@/app/layout';"],
  ['app/x.tsx', "import '@/scripts/build/prebuild';"],
  ['lib/browser/x.ts', "import { loadSite } from '@/lib/content';"],
  ['lib/content/x.ts', "import { media } from '@/lib/browser/media';"],
  ['lib/text/x.ts', "import type { Site } from '@/lib/content';"],
  ['lib/checks/x.ts', "import { loadSite } from '@/lib/content/load-site';"],
  ['components/ui/x.tsx', "import { Toc } from '@/components/docs/toc';"],
  ['components/docs/x.client.tsx', "import { loadSite } from '@/lib/content';"],
] as const;

for (const [file, source] of FORBIDDEN) {
  test(`${file} may not contain: ${source}`, async () => {
    expect(await countWrongArrows(file, source)).toBe(1);
  });
}

const ALLOWED = [
  ['app/x.tsx', "import { Icon } from '@/components/ui/icon';"],
  ['components/ui/x.tsx', "import { buildSidebar } from '@/lib/nav';"],
  [
    'components/docs/x.client.tsx',
    "import type { Site } from '@/lib/content';",
  ],
  ['lib/browser/x.ts', "import { normalizePath } from '@/lib/url';"],
  ['lib/content/x.ts', "import { buildSidebar } from '@/lib/nav';"],
  ['lib/content/x.ts', "import { loadSite } from './load-site';"],
] as const;

for (const [file, source] of ALLOWED) {
  test(`${file} may contain: ${source}`, async () => {
    expect(await countWrongArrows(file, source)).toBe(0);
  });
}

test('each room uses only rooms that are named before it', () => {
  for (const rooms of [ROOMS, COMPONENT_ROOMS] as const) {
    const names = Object.keys(rooms);
    for (const [name, used] of Object.entries(rooms)) {
      for (const other of used) {
        expect(names.indexOf(other), `${name} uses ${other}`).toBeLessThan(
          names.indexOf(name),
        );
        expect(names, `${name} uses ${other}`).toContain(other);
      }
    }
  }
});

test('the map knows every room, and no room that is gone', () => {
  const map = readFileSync('ARCHITECTURE.md', 'utf8');
  const table = map.slice(
    map.indexOf('## The rooms'),
    map.indexOf('## The life'),
  );
  const first = table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|')[1] ?? '');
  const named = first.flatMap((cell) =>
    [...cell.matchAll(/`([\w-]+)`/g)].map(([, name]) => name),
  );
  expect(named.sort()).toEqual(Object.keys(ROOMS).sort());
});
