/** Makes the files of the playground's engine. */

export { bundleEngine, FRAME_FILE } from './bundle-engine';
export { collectDeclarations } from './bundle-types';
export { bundleWorkers } from './bundle-workers';
