/** What is recorded: figures, and how they are described; for the build and for browsers alike. */

export * from './benchmark';
export * from './checks';
export * from './lab-text';
export * from './run';
export * from './scrolling';
export * from './spread';
export * from './words';
export type { Run, ScrollResult } from '../types';
