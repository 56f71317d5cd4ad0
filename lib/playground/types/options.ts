import ts from 'typescript';

/** The files of the reader lie here. */
export const SOURCE = '/src/';

/** Declares the modules of which nothing is known. */
export const SHIMS = '/shims.d.ts';

/** Imports all modules that programs may import, so that their names can be completed. */
export const MODULES = '/modules.ts';

/** As a new workspace of the CLI has it. */
export const TYPES_OPTIONS = {
  strict: true,
  noImplicitOverride: true,
  noPropertyAccessFromIndexSignature: true,
  noImplicitReturns: true,
  noFallthroughCasesInSwitch: true,
  skipLibCheck: true,
  noEmit: true,
  experimentalDecorators: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ES2022,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
} satisfies ts.CompilerOptions;
