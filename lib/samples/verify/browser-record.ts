import { readFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { writeChanged } from '@/lib/base/files';
import type { FenceRecord, SamplesManifest } from '@/lib/samples/fences';
import type { SamplePage, Problem } from '@/lib/base/source';

/** What was true when a browser ran the samples; committed, for machines that have none. */
const RECORD = z.object({
  browser: z.string(),
  /** Of the packages the samples ran with. */
  versions: z.record(z.string(), z.string()),
  /** Where the samples held that did, by page and key. */
  pages: z.record(z.string(), z.record(z.string(), z.string())),
});
type BrowserRecord = z.infer<typeof RECORD>;

const NAME = 'browser-samples.json';
const CURE =
  'Run `npm run samples` on a machine with Chromium and commit the file.';

/**
 * Renews the record after a run in which everything held. Pages the run knows nothing of keep what is said about them.
 */
export function writeRecord(
  contentDir: string,
  browser: string,
  manifest: SamplesManifest,
  pages: readonly SamplePage[],
): void {
  const before = readRecord(contentDir);
  const versions = manifest.versions;
  const isSame =
    before && JSON.stringify(before.versions) === JSON.stringify(versions);
  const keys = new Map(isSame ? Object.entries(before.pages) : []);
  for (const [id, { fences }] of Object.entries(manifest.pages)) {
    keys.set(id, keysOf(fences));
  }
  const names = new Set(pages.map(({ id }) => id));
  const kept = [...keys]
    .filter(([id, held]) => names.has(id) && Object.keys(held).length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  if (kept.length === 0 && !before) return;
  const record = { browser, versions, pages: Object.fromEntries(kept) };
  writeChanged([
    {
      path: path.join(contentDir, NAME),
      text: `${JSON.stringify(record, null, 2)}\n`,
    },
  ]);
}

/** @returns a problem for each sample that is not, or no longer, what the record speaks of */
export function compareRecord(
  contentDir: string,
  manifest: SamplesManifest,
): Problem[] {
  const wanted = Object.entries(manifest.pages).flatMap(([id, page]) =>
    page.fences.flatMap(({ browserKey, line }) =>
      browserKey ? [{ id, key: browserKey, file: page.file, line }] : [],
    ),
  );
  if (wanted.length === 0) return [];
  const record = readRecord(contentDir);
  const place = { file: `content/${NAME}`, line: 1, column: 1 };
  if (!record) {
    const message = `Nothing is recorded of the ${wanted.length} samples that need a browser, so a machine without one cannot build the site. ${CURE}`;
    return [{ ...place, message }];
  }
  const older = Object.entries(manifest.versions).find(
    ([name, version]) => record.versions[name] !== version,
  );
  if (older) {
    const [name, version] = older;
    const message = `The samples in a browser were last run with ${name} ${record.versions[name] ?? '(not installed)'}, and ${version} is installed: nobody knows whether they still hold. ${CURE}`;
    return [{ ...place, message }];
  }
  return wanted
    .filter(({ id, key }) => record.pages[id]?.[key] === undefined)
    .map(({ file, line }) => ({
      file,
      line,
      column: 1,
      message: `This sample was changed after it last ran in a browser, so content/${NAME} does not speak of it. ${CURE}`,
    }));
}

/** The samples that need a browser, as `file:line`. */
export function inBrowser({ pages }: SamplesManifest): string[] {
  return Object.values(pages).flatMap(({ file, fences }) =>
    fences.flatMap(({ browserKey, line }) =>
      browserKey ? [`${file}:${line}`] : [],
    ),
  );
}

/** Says that verdicts are only known from the record. */
export function printRecorded({ recorded }: { recorded: string[] }): void {
  if (recorded.length === 0) return;
  console.log(
    `[samples] There is no browser here (npm run browser looks for one), so ${recorded.length} verdicts come from content/${NAME}.`,
  );
}

function keysOf(fences: readonly FenceRecord[]): { [key: string]: string } {
  return Object.fromEntries(
    fences.flatMap(({ browserKey, host }) =>
      browserKey && host ? [[browserKey, host]] : [],
    ),
  );
}

/** @returns nothing when there is no record, or none of this form */
function readRecord(contentDir: string): BrowserRecord | undefined {
  try {
    const text = readFileSync(path.join(contentDir, NAME), 'utf8');
    return RECORD.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
