/** Finds the facts anew: bundles, compares and installs the packages. Slow, and needs the registry for the past. */

import type { ApiPackage } from '@/lib/packages/api';
import type { FactKind } from '../files';
import { collectCompatibility } from './compatibility';
import { collectCosts } from './costs';
import { collectHistory } from './history';

export { findNewer } from './newer';

/**
 * Finds one kind of facts, from the installed versions of all that they depend on and the public API.
 *
 * @throws when the registry does not answer
 */
type Collect = (
  rootDir: string,
  versions: Readonly<Record<string, string>>,
  packages: readonly ApiPackage[],
) => Promise<object>;

export const COLLECT: Readonly<Record<FactKind, Collect>> = {
  costs: collectCosts,
  history: collectHistory,
  compatibility: collectCompatibility,
};
