/** Finds the facts anew: bundles the packages, and asks the registry for their past. Slow. */

export { collectCompatibility } from './compatibility';
export { collectCosts } from './costs';
export { askNpm, findNewer } from './npm';
