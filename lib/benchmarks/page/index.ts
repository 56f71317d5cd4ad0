/** Scenes in a page: steps through recordings, and records anew in the reader's browser. Loaded by pages with a scene. */

export { startScenes } from './start-scenes';
