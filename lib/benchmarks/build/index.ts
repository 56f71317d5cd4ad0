/** Makes the scripts of the scenes; an entry point of its own, because pages are rendered without compiler and bundler. */

export { sceneFiles, writeScenes } from './write-scenes';
export type { SceneSettings } from './bundle-scenes';
