/** Packages of the playground from before an upgrade, kept below `content` for links that were written with them. */

export { keepEngine } from './keep';
export { listKeptEngines, readKeptEngines } from './read';
export type { KeptScripts } from './read';
export { nameScript } from './names';
