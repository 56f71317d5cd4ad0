import path from 'node:path';

import {
  readConfiguration,
  type AngularCompilerOptions,
} from '@angular/compiler-cli';
import ts from 'typescript';

/**
 * The compiler options samples are held to: those of `content/_setup`, so that
 * an editor and the checker agree.
 *
 * @throws when the file is missing or not readable as a TypeScript configuration
 */
export function readSampleOptions(contentDir: string): AngularCompilerOptions {
  const file = path.join(contentDir, '_setup', 'tsconfig.json');
  const { options, errors } = readConfiguration(file);
  const fatal = errors.find((error) => error.code !== NO_INPUTS_CODE);
  if (fatal) {
    throw new Error(
      `[samples] ${file} cannot be read: ${ts.flattenDiagnosticMessageText(fatal.messageText, '\n')}`,
    );
  }
  return options;
}

/** `No inputs were found`: a content folder may have no setup file yet. */
const NO_INPUTS_CODE = 18003;
