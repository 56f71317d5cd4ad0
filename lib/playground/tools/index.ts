/** What is done with the code of readers, in a worker of the page: code can be written that takes for ever to read. */

import type { Linter, LintRules } from '../lint';
import { compileAll } from './compile-all';

export { compileAll, type Built } from './compile-all';

/**
 * What the worker does, each loaded when it is asked for first.
 *
 * @param loadLinter with the rules of the site
 */
export const toolsWith = (loadLinter: () => Promise<Linter>) => ({
  compile: async () => compileAll,
  lint: async () => {
    const { ruleNames, lintFile } = await loadLinter();
    return (text: string, rules: LintRules | undefined) => ({
      ruleNames,
      reports: lintFile(text, rules),
    });
  },
  zip: async () => (await import('../project')).zipWorkspace,
});

type Loaders = ReturnType<typeof toolsWith>;

/** The same as functions. */
export type Tools = {
  [Name in keyof Loaders]: Awaited<ReturnType<Loaders[Name]>>;
};
