import { existsSync } from 'node:fs';
import path from 'node:path';
import { untilSaved } from '@/lib/base/files';
import { readData } from '@/lib/base/source';
import { BENCHMARKS, CHECKS, SCROLLING, STRATEGIES } from './types';

/** Recordings that are committed, relative to the content folder. */
export const LAB_FILES = {
  strategies: 'lab/strategies.json',
  benchmarks: 'lab/benchmarks.json',
  checks: 'lab/change-detection.json',
  scrolling: 'lab/virtual-scrolling.json',
} as const;

/**
 * The committed recordings.
 *
 * @throws ContentError when a file is missing or of another form
 */
export const readLab = untilSaved('lab', (contentDir) => ({
  strategies: readData(contentDir, LAB_FILES.strategies, STRATEGIES),
  benchmarks: readData(contentDir, LAB_FILES.benchmarks, BENCHMARKS),
  checks: readData(contentDir, LAB_FILES.checks, CHECKS),
  scrolling: readData(contentDir, LAB_FILES.scrolling, SCROLLING),
}));

/** All recordings. */
export type LabData = ReturnType<typeof readLab>;

/** The committed recordings; nothing for content without a lab. */
export function findLab(contentDir: string): LabData | undefined {
  const folder = path.join(contentDir, path.dirname(LAB_FILES.strategies));
  return existsSync(folder) ? readLab(contentDir) : undefined;
}
