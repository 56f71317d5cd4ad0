/** Recorded benchmarks that readers can repeat: the recordings that are committed, and their figures. */

export { labFigure } from './figures';
export { findLab, LAB_FILES, readLab, type LabData } from './read';
export type {
  Benchmarks,
  ChecksData,
  MadeOn,
  Scrolling,
  Strategies,
} from './types';
