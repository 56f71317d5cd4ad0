/** Demos as pages show them before they run; apart, because pages are drawn without bundler and browser. */

export { drawDemo, insertFirstRenders } from './draw-demo';
