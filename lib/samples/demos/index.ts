/**
 * Demos: component samples that readers can run in the page. Takes what the sample checker has compiled, bundles all
 * demos once with the parts of Angular and of the packages that they use, and mounts each in a browser.
 */

export { checkDemos } from './check-demos';
export type { DemoModule, RunningDemo } from './mount';
export { DEMO_POLICY } from './policy';
