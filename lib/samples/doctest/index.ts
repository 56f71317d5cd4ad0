/** Checks code samples of Markdown pages: compiles, lints and runs them. */

export { NoEndError, whileAnswering } from './answering-page';
export { checkPages } from './check';
export type { CompiledDemo } from './demo';
export { extractFences } from './extract';
export type { Fence } from './extract';
export { planPage, resolveSibling } from './plan';
export { SETUP_ALIAS } from './plan-module';
export type { PagePlan } from './plan';
export { SampleProgram } from './program';
export { SampleRunner } from './run';
export { checkedVersions, readSettings } from './settings';
export { readSetups } from './setup';
