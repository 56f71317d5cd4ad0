/** Records the scenes in the browser of the tests; an entry point of its own, because it drives one. */

export { madeHere } from './made-on';
export { openScenes } from './open-scenes';
export { recordBenchmarks } from './record-benchmarks';
export { recordChecks } from './record-checks';
export { recordScrolling } from './record-scrolling';
export { recordStrategies } from './record-strategies';
