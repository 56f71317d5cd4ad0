import { compileFile, Mistake, type CompiledFile } from '../compile';
import { hasModule, type Packs } from '../engine';
import type { Project } from '../link';

/** A mistake, and the file that it is in. */
export class FileMistake extends Error {
  constructor(
    readonly file: string,
    { message }: Mistake,
    readonly line: number,
  ) {
    super(message);
  }
}

/**
 * Compiles the files of a program, of which the first one is the entry.
 *
 * @throws FileMistake at the first that cannot be run
 */
export function compileAll(
  files: Project['files'],
  packs: Packs,
): CompiledFile[] {
  return files.map(({ name, text }, index) => {
    try {
      const file = compileFile(name, text, index === 0);
      const foreign = file.imports.find(
        (one) =>
          /^[@\w]/.test(one) &&
          !hasModule(packs, one) &&
          !one.startsWith('@setup/'),
      );
      if (foreign === undefined) return file;
      throw new Mistake(
        `The playground does not have the package ${foreign}.`,
        Math.max(1, lineWith(text, foreign)),
        1,
      );
    } catch (error) {
      if (!(error instanceof Mistake)) throw error;
      throw new FileMistake(name, error, error.line);
    }
  });
}

function lineWith(text: string, part: string): number {
  return text.split('\n').findIndex((line) => line.includes(part)) + 1;
}
