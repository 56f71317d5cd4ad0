/** What the page of the playground knows: files, runs, results. No part of it touches the page. */

export { fetchTutorial, projectAt, tutorialAt } from './address';
export type {
  ConsoleEntry,
  LineNote,
  Results,
  Status,
  ValueReport,
} from './results';
export * from './step-check';
export * from './files';
export { statusOf, typesStatusOf } from './status';
export type { Problem } from '../types';
export * from './workbench';
