import { readFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { findForbidden } from '@/lib/base/text';
import { listFiles, removeOthers, writeChanged } from '@/lib/base/files';
import {
  DEMO_RECORD,
  FENCE_RECORD,
  hashFence,
  type FenceRecord,
} from '@/lib/samples/fences';
import type { IdentifiedPage } from './identity';
import { plainRender } from './plain-render';

/** What is known of a page whose samples are right. */
export type PageRecords = {
  file: string;
  fences: FenceRecord[];
};

const { kind, host, packages, diagnostics, values, uses, play } =
  FENCE_RECORD.shape;
const { component, controls, firstRender } = DEMO_RECORD.shape;

/** What the checker found out about one fence, as it is stored. */
const STORED = z.strictObject({
  kind,
  host,
  packages: packages.optional(),
  diagnostics: diagnostics.optional(),
  values,
  uses,
  demo: z
    .strictObject({
      component,
      controls,
      firstRender,
      /** Lines of the compiled module. */
      code: z.array(z.string()),
    })
    .optional(),
  play,
});

/** By the identity of the fence. */
const STORED_PAGE = z.record(z.string(), STORED);

type StoredRecord = z.infer<typeof STORED>;
export type StoredPage = z.infer<typeof STORED_PAGE>;

/** Records that are committed, below the content folder: one file a page. */
const FOLDER = 'samples';

function fileOf(dir: string, pageId: string): string {
  return path.join(dir, FOLDER, `${pageId}.json`);
}

/**
 * Reads the records of a page.
 *
 * @param dir the content folder, or the cache of samples
 * @returns none where there is no file, or none of this form
 */
export function readStored(dir: string, pageId: string): StoredPage {
  try {
    const text = readFileSync(fileOf(dir, pageId), 'utf8');
    return STORED_PAGE.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Writes the records of some pages, so that a difference can be read line by line. */
export function writeStored(
  dir: string,
  pages: ReadonlyMap<string, StoredPage>,
): void {
  writeChanged(
    [...pages].map(([id, stored]) => ({
      path: fileOf(dir, id),
      text: formatStored(stored),
    })),
  );
}

/** Removes the records of pages that are gone. */
export function removeStored(dir: string, pageIds: readonly string[]): void {
  removeOthers(
    path.join(dir, FOLDER),
    pageIds.map((id) => ({ path: fileOf(dir, id) })),
  );
}

/** Ids of all pages that have a file of records. */
export function listStored(dir: string): string[] {
  const files = listFiles(path.join(dir, FOLDER), '.json');
  return files.map((file) => file.replace(/\.json$/, ''));
}

export function formatStored(stored: StoredPage): string {
  return `${JSON.stringify(stored, null, 1)}\n`;
}

/** The line of a page's file on which the record of a fence begins; 1 where there is none. */
export function lineOfStored(stored: StoredPage, id: string): number {
  const lines = formatStored(stored).split('\n');
  return lines.findIndex((line) => line.startsWith(` "${id}"`)) + 1 || 1;
}

/** What is stored of a page that was checked. */
export function toStored({ fences }: PageRecords): StoredPage {
  return Object.fromEntries(
    fences.map((record): [string, StoredRecord] => {
      const { kind, host, packages, diagnostics, values, uses } = record;
      const { demo, play } = record;
      return [
        record.id,
        {
          kind,
          ...(host && { host }),
          ...(packages.length > 0 && { packages }),
          ...(diagnostics.length > 0 && { diagnostics }),
          ...(values && { values }),
          ...(uses && { uses }),
          ...(demo && {
            demo: {
              component: demo.component,
              controls: demo.controls,
              firstRender: plainRender(demo.firstRender),
              code: demo.code.trimEnd().split('\n'),
            },
          }),
          ...(play && { play }),
        },
      ];
    }),
  );
}

/**
 * Gives back what is known of a page.
 *
 * @returns nothing when the record of one of its fences is missing, or holds what nobody sees, behind escapes
 */
export function fromStored(
  { page, fences, ids }: IdentifiedPage,
  stored: StoredPage,
): PageRecords | undefined {
  const records: FenceRecord[] = [];
  for (const [index, fence] of fences.entries()) {
    const id = ids[index] ?? '';
    const known = stored[id];
    if (!known) return undefined;
    const { demo, packages = [], diagnostics = [], ...rest } = known;
    records.push({
      ...rest,
      id,
      hash: hashFence({ ...fence, meta: fence.metaText }),
      line: fence.line,
      lang: fence.lang,
      reason: fence.meta.ignore ?? null,
      packages,
      diagnostics,
      demo: demo && {
        ...demo,
        firstRender: plainRender(demo.firstRender),
        code: `${demo.code.join('\n')}\n`,
        file: '',
      },
    });
  }
  const isPlain = !findForbidden(JSON.stringify(records));
  return isPlain ? { file: page.file, fences: records } : undefined;
}
