/** What is done with the code of readers, in a worker of the page: code can be written that takes for ever to read. */

import type { Lint } from '../lint';
import { compileAll } from './compile-all';

export { compileAll, type Built } from './compile-all';

/**
 * What the worker does, each loaded when it is asked for first.
 *
 * @param loadLint with the rules of the site
 */
export const toolsWith = (loadLint: () => Promise<Lint>) => ({
  compile: async () => compileAll,
  lint: loadLint,
  zip: async () => (await import('../project')).zipWorkspace,
});

type Loaders = ReturnType<typeof toolsWith>;

/** The same as functions. */
export type Tools = {
  [Name in keyof Loaders]: Awaited<ReturnType<Loaders[Name]>>;
};
