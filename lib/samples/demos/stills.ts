import { readFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { writeChanged } from '@/lib/base/files';
import type { SiteDemo } from './site-demo';

/** First renders of demos, by the key of the sample; committed, for machines that have no browser. */
const STILLS = z.record(
  z.string(),
  z.object({ browser: z.string(), still: z.string() }),
);

type Stills = z.infer<typeof STILLS>;

const NAME = 'demo-stills.json';

/** @returns nothing where there is no file, or none of this form */
export function readStills(contentDir: string): Stills {
  try {
    const text = readFileSync(path.join(contentDir, NAME), 'utf8');
    return STILLS.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

/**
 * Notes the first renders of demos.
 *
 * @param isWhole whether they are all demos of the site, so that others are gone
 */
export function recordStills(
  contentDir: string,
  demos: readonly SiteDemo[],
  isWhole: boolean,
): void {
  const before = readStills(contentDir);
  const shown = demos.map(
    ({ key, record: { browser, still } }) => [key, { browser, still }] as const,
  );
  const all = Object.entries({
    ...(isWhole ? {} : before),
    ...Object.fromEntries(shown),
  });
  if (all.length === 0 && Object.keys(before).length === 0) return;
  const sorted = all.sort(([a], [b]) => (a < b ? -1 : 1));
  const text = `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
  writeChanged([{ path: path.join(contentDir, NAME), text }]);
}
