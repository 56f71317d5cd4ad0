/** Makes the scripts of the scenes; apart, because pages are drawn without compiler and bundler. */

export { sceneFiles, writeScenes } from './write-scenes';
