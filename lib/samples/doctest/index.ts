/** Checks code samples of Markdown pages: compiles, lints and runs them. */

export { checkPages } from './check';
export type { CompiledDemo } from './demo';
export { extractFences, type Fence } from './extract';
export { planPage, resolveSibling, type PagePlan } from './plan';
export { SETUP_ALIAS } from './plan-module';
export { SampleProgram } from './program';
export { SampleRunner, type OnProgress } from './run';
export { checkedVersions, readSettings } from './settings';
export { readSetups } from './setup';
