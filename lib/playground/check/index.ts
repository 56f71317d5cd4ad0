/** Which samples of the site run in the playground, and what it opens for each. */

export { checkTutorials } from './check-tutorials';
export { preparePlaySamples } from './prepare';
export { addPlayResults } from './play-results';
