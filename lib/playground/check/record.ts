import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { writeChanged } from '@/lib/base/files';
import { checkedVersions } from '@/lib/samples/doctest';
import type { Problem } from '@/lib/base/source';
import type { EngineVerdict } from './check-in-engine';
import type { PlaySample } from './collect';

/** The result of each sample in the playground; committed, because a build has no browser to ask. */
const RECORD = z.object({
  versions: z.record(z.string(), z.string()),
  /** By the id of a page and the key of a sample: what it does there, or why it does not. */
  pages: z.record(z.string(), z.record(z.string(), z.string())),
});
type Record_ = z.infer<typeof RECORD>;

const NAME = 'play-samples.json';
const CURE = 'Run `npm run play` on a machine with a browser.';

/** Results of samples that have a button. */
const PLAYABLE = ['runs', 'shows', 'lints'];

/** Whether a sample has been seen to do in the playground what it promises. */
export function isPlayable(
  record: Record_ | undefined,
  pageId: string,
  { key }: PlaySample,
): boolean {
  return PLAYABLE.includes(record?.pages[pageId]?.[key] ?? '');
}

/** @returns nothing when there is no record, or it is of other versions of the packages */
export function readRecord(
  contentDir: string,
  rootDir: string,
): Record_ | undefined {
  try {
    const text = readFileSync(path.join(contentDir, NAME), 'utf8');
    const { data } = RECORD.safeParse(JSON.parse(text));
    const isCurrent =
      JSON.stringify(data?.versions) ===
      JSON.stringify(checkedVersions(contentDir, rootDir));
    return isCurrent ? data : undefined;
  } catch {
    return undefined;
  }
}

/** Writes what came of all samples, in the order of the pages. */
export function writeRecord(
  contentDir: string,
  rootDir: string,
  verdicts: ReadonlyMap<string, readonly EngineVerdict[]>,
): void {
  const record: Record_ = {
    versions: checkedVersions(contentDir, rootDir),
    pages: Object.fromEntries(
      [...verdicts]
        .filter(([, own]) => own.length > 0)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([id, own]) => [
          id,
          Object.fromEntries(own.map(({ key, result }) => [key, result])),
        ]),
    ),
  };
  writeChanged([
    {
      path: path.join(contentDir, NAME),
      text: `${JSON.stringify(record, null, 2)}\n`,
    },
  ]);
}

/**
 * Why a sample has no button may depend on the machine: the one that is too late for its frame there is late elsewhere
 * by another line. So only a button that would be wrong is a problem, and a sample that was never tried.
 *
 * @returns a problem for each sample without a record, or whose button would be wrong
 */
export function compareRecord(
  contentDir: string,
  rootDir: string,
  verdicts: ReadonlyMap<string, readonly EngineVerdict[]>,
): Problem[] {
  const record = readRecord(contentDir, rootDir);
  return [...verdicts].flatMap(([id, own]) =>
    own.flatMap(({ key, line, result }) => {
      const known = record?.pages[id]?.[key];
      if (known === result || (known && !PLAYABLE.includes(known))) return [];
      const was =
        known === undefined ? 'nothing is recorded' : `"${known}" is recorded`;
      return [
        {
          file: `content/${id}.mdx`,
          line,
          column: 1,
          message: `In the playground this sample ends with "${result}", and ${was}. Look at it there, then: ${CURE}`,
        },
      ];
    }),
  );
}
