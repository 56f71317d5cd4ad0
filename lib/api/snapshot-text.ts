import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DOCUMENTED_PACKAGES } from '@/lib/product';
import { CORRECTIONS_FILE } from './corrections';
import { RULES_FILE, snapshotFile } from './snapshot-files';

const kept = new Map<string, string>();

/**
 * The whole committed snapshot and its corrections as text, for whoever has to notice that it changed.
 *
 * @throws when a file is missing
 */
export function readSnapshotText(contentDir: string): string {
  const known = kept.get(contentDir);
  if (known) return known;
  const text = [
    ...DOCUMENTED_PACKAGES.map(snapshotFile),
    RULES_FILE,
    CORRECTIONS_FILE,
  ]
    .map((file) => readFileSync(path.join(contentDir, file), 'utf8'))
    .join('\0');
  kept.set(contentDir, text);
  return text;
}
