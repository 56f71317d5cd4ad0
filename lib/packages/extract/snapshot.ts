import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';

import { extractApi } from './extract';
import { extractRules } from './rules-extract';
import { RULES_FILE, snapshotFile } from '../api/snapshot-files';
import type { PackageSettings } from '../settings';

/** A file of the snapshot, relative to the content folder. */
type SnapshotFile = { file: string; text: string };

type SnapshotDifference = {
  file: string;
  /** Lines only in the committed snapshot, and only in the packages. */
  removed: string[];
  added: string[];
};

/** The snapshot of the packages as they are installed. */
export function buildSnapshot(
  rootDir: string,
  { names, plugin }: Pick<PackageSettings, 'names' | 'plugin'>,
): SnapshotFile[] {
  const toText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return [
    ...extractApi(rootDir, names).map((one) => ({
      file: snapshotFile(one.package),
      text: toText(one),
    })),
    ...(plugin
      ? [{ file: RULES_FILE, text: toText(extractRules(rootDir, plugin)) }]
      : []),
  ];
}

export function writeSnapshot(
  contentDir: string,
  files: readonly SnapshotFile[],
) {
  mkdirSync(path.join(contentDir, 'api'), { recursive: true });
  for (const { file, text } of files) {
    writeFileSync(path.join(contentDir, file), text);
  }
}

/** The differences of the committed snapshot from the installed packages. */
export function compareSnapshot(
  contentDir: string,
  files: readonly SnapshotFile[],
): SnapshotDifference[] {
  return files.flatMap(({ file, text }) => {
    const committed = readText(path.join(contentDir, file));
    if (committed === text) return [];
    return [{ file, ...diffLines(committed, text) }];
  });
}

/** Lines that one text has more often than the other, in order. */
function diffLines(before: string, after: string) {
  const surplus = (from: string, other: string) => {
    const counts = new Map<string, number>();
    for (const line of other.split('\n')) {
      counts.set(line, (counts.get(line) ?? 0) + 1);
    }
    return from.split('\n').filter((line) => {
      const left = counts.get(line) ?? 0;
      counts.set(line, left - 1);
      return left <= 0;
    });
  };
  return { removed: surplus(before, after), added: surplus(after, before) };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  } catch {
    return '';
  }
}
