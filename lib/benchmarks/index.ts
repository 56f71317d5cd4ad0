/** Recorded benchmarks that readers can repeat: the recordings that are committed, and their figures. */

export { labFigure } from './figures';
export { LAB_FILES, readLab } from './read';
export type { LabData } from './read';
export type {
  Benchmarks,
  ChecksData,
  MadeOn,
  Scrolling,
  Strategies,
} from './types';
