import { readFileSync } from 'node:fs';
import { writeChanged } from '@/lib/base/files';
import { loadSite } from './load-site';
import type { Site } from './load-site';

/** Beside the files that pages depend on, so that keeping it wakes nothing up. */
const LAST_GOOD = '.cache/dev/last-good-site.json';

/** Remembers the content as it is, for the time when it cannot be read. */
export function keepLastGood(site: Site, file = LAST_GOOD): void {
  writeChanged([{ path: file, text: JSON.stringify(site) }]);
}

/** The content as it was when it could last be read; undefined when that is not known. */
export function readLastGood(file = LAST_GOOD): Site | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Site;
  } catch {
    return undefined;
  }
}

/**
 * The content while it is written: a mistake must not take away the page that its author is looking at.
 * The watcher reports the mistake; nothing but the development server may look at content this way.
 *
 * @throws ContentError when there is a mistake and no earlier state is known
 */
export function loadSiteOrLastGood(root: string, file = LAST_GOOD): Site {
  try {
    return loadSite(root);
  } catch (error) {
    const lastGood = readLastGood(file);
    if (lastGood) return lastGood;
    throw error;
  }
}
