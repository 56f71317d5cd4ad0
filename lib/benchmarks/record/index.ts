/** Records the scenes in the browser of the tests; an entry point of its own, because it drives one. */

export {
  madeHere,
  openScenes,
  recordChecks,
  recordScrolling,
} from './open-scenes';
export { recordBenchmarks } from './record-benchmarks';
export { recordStrategies } from './record-strategies';
