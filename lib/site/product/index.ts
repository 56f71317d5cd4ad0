export * from './benchmarks';
export * from './export';
export * from './packages';
export { PLAYGROUND } from './playground';
export * from './playground/workspace';
