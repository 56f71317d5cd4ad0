import { readData } from '@/lib/source';
import { STRATEGIES, type Strategies } from './types';

/** Recordings that are committed, relative to the content folder. */
export const LAB_FILES = { strategies: 'lab/strategies.json' } as const;

/** All recordings. */
export type LabData = { strategies: Strategies };

const kept = new Map<string, LabData>();

/**
 * The committed recordings.
 *
 * @throws ContentError when a file is missing or of another form
 */
export function readLab(contentDir: string): LabData {
  const known = kept.get(contentDir);
  if (known) return known;
  const data = {
    strategies: readData(contentDir, LAB_FILES.strategies, STRATEGIES),
  };
  kept.set(contentDir, data);
  return data;
}
