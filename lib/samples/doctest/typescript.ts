import { createRequire } from 'node:module';

import type ts from 'typescript';

const require = createRequire(import.meta.url);

/** The compiler: a second of work to load, which a build whose records fit does without. */
export function loadTypeScript(): typeof ts {
  return require('typescript') as typeof ts;
}
