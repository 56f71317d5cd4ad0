/** Finds the facts anew: bundles, compares and installs the packages. Slow, and needs the registry for the past. */

import type { ApiPackage } from '@/lib/api';
import type { FactKind } from '../files';
import { collectCompatibility } from './compatibility';
import { collectCosts } from './costs';
import { collectHistory } from './history';

export { findNewer } from './newer';

/**
 * Finds one kind of facts.
 *
 * @param packages the public API
 * @param versions installed, of all that these facts depend on
 * @throws when the registry does not answer
 */
export function collect(
  kind: FactKind,
  rootDir: string,
  packages: readonly ApiPackage[],
  versions: Readonly<Record<string, string>>,
): Promise<object> {
  switch (kind) {
    case 'costs':
      return collectCosts(rootDir, packages, versions);
    case 'history':
      return collectHistory(rootDir, versions);
    case 'compatibility':
      return collectCompatibility(rootDir, versions);
  }
}
