import path from 'node:path';

import {
  performCompilation,
  readConfiguration,
  type AngularCompilerOptions,
} from '@angular/compiler-cli';
import ts from 'typescript';

/**
 * Compiles components with Angular's compiler, as an application would.
 *
 * @param files absolute paths of modules; what they import is compiled with them
 * @param tsconfig Angular's compiler options for them, relative to the repository
 * @returns the compiled text by the absolute path of its source
 * @throws Error with the compiler's messages and their places
 */
export function compileScenes(
  files: readonly string[],
  rootDir: string,
  tsconfig: string,
): Map<string, string> {
  const config = path.join(rootDir, tsconfig);
  const options: AngularCompilerOptions = {
    ...readConfiguration(config).options,
    noEmit: false,
    declaration: false,
    types: [],
    rootDir,
    outDir: path.join(rootDir, '.cache/render-lab'),
    paths: { '@/*': [path.join(rootDir, '*')] },
  };
  const compiled = new Map<string, string>();
  const host = ts.createCompilerHost(options);
  host.writeFile = (_, text, __, ___, sources = []) => {
    for (const { fileName } of sources) {
      compiled.set(path.resolve(fileName), text);
    }
  };
  const { diagnostics } = performCompilation({
    rootNames: [...files],
    options,
    host,
  });
  if (diagnostics.length > 0) {
    throw new Error(
      `[render lab] The scenes do not compile:\n${ts.formatDiagnostics(diagnostics, host)}`,
    );
  }
  return compiled;
}
