/** Which samples of the site run in the playground, and what it opens for each. */

export { checkInEngine, STEP_DONE } from './check-in-engine';
export { collectPlaySamples, type PlaySample } from './collect';
export { preparePlaySamples } from './prepare';
export { addPlayResults } from './play-results';
export { collectTutorials } from './tutorials';
