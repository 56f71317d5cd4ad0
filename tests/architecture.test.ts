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
  ['lib/site/nav/x.ts', "import { Icon } from '@/components/ui/icon';"],
  ['lib/site/nav/x.ts', "import layout from '@/app/layout';"],
  ['components/ui/x.tsx', "import layout from '@/app/layout';"],
  ['app/x.tsx', "import '@/scripts/build/prebuild';"],
  ['lib/site/browser/x.ts', "import { loadSite } from '@/lib/site/content';"],
  [
    'lib/site/content/x.ts',
    "import { media } from '@/lib/base/browser/media';",
  ],
  ['lib/base/text/x.ts', "import type { Site } from '@/lib/site/content';"],
  [
    'lib/site/checks/x.ts',
    "import { loadSite } from '@/lib/site/content/load-site';",
  ],
  ['components/ui/x.tsx', "import { Toc } from '@/components/docs/toc';"],
  [
    'components/docs/x.client.tsx',
    "import { loadSite } from '@/lib/site/content';",
  ],
] as const;

for (const [file, source] of FORBIDDEN) {
  test(`${file} may not contain: ${source}`, async () => {
    expect(await countWrongArrows(file, source)).toBe(1);
  });
}

const ALLOWED = [
  ['app/x.tsx', "import { Icon } from '@/components/ui/icon';"],
  ['components/ui/x.tsx', "import { buildSidebar } from '@/lib/site/nav';"],
  [
    'components/docs/x.client.tsx',
    "import type { Site } from '@/lib/site/content';",
  ],
  ['lib/site/browser/x.ts', "import { normalizePath } from '@/lib/base/url';"],
  ['lib/site/content/x.ts', "import { buildSidebar } from '@/lib/site/nav';"],
  ['lib/site/content/x.ts', "import { loadSite } from './load-site';"],
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
