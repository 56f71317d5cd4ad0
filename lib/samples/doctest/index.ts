/** Checks code samples of Markdown pages: compiles, lints and runs them. */

export type { CompiledDemo } from './demo';
export { extractFences, type Fence } from './extract';
export { planPage, resolveSibling, type PagePlan } from './plan';
export { SETUP_ALIAS } from './plan-module';
export type { SampleProgram } from './program';
export type { OnProgress, SampleRunner } from './run';
export { checkedVersions, readSettings } from './settings';
export { readSetups } from './setup';
