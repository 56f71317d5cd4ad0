/** Finds the facts anew: bundles the packages, and asks the registry for their past. Slow. */

import { collectCompatibility } from './compatibility';
import { collectCosts, type CollectJob } from './costs';

export { askNpm, findNewer } from './npm';

/**
 * Finds one kind of facts.
 *
 * @throws when the registry does not answer
 */
type Collect = (job: CollectJob) => Promise<object>;

export const COLLECT: Readonly<Record<'costs' | 'compatibility', Collect>> = {
  costs: collectCosts,
  compatibility: collectCompatibility,
};
