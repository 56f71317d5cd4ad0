/** Checks code samples of Markdown pages: compiles, lints and runs them. */

export { checkPages } from './check';
export type { CompiledDemo } from './demo';
export { extractFences } from './extract';
export { lintFence } from './lint';
export { SampleProgram } from './program';
export { SampleRunner } from './run';
export { readSettings } from './settings';
