/** Which samples of the site run in the playground, and what it opens for each. */

export { checkInEngine } from './check-in-engine';
export type { EngineVerdict } from './check-in-engine';
export { collectPlaySamples } from './collect';
export type { PlaySample } from './collect';
export { checkTutorials } from './check-tutorials';
export { preparePlaySamples } from './prepare';
export { addPlayResults } from './play-results';
