/** Makes the files of the playground's engine. */

export { bundleEngine, FRAME_FILE } from './bundle-engine';
export { bundleWorkers } from './bundle-workers';
