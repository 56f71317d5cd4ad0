import { cpus, loadavg } from 'node:os';

import { installedVersions } from '@/lib/base/files';
import { browserName } from '@/lib/samples/chromium';
import type { MadeOn } from '../types';

/**
 * Describes this machine as pages name it.
 *
 * @param packages whose versions are named
 * @param times how often each case is measured
 */
export function madeHere(
  rootDir: string,
  packages: readonly string[],
  times: number,
): MadeOn {
  return {
    browser: browserName(rootDir),
    cores: cpus().length,
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
    versions: installedVersions(rootDir, packages),
    times,
  };
}
