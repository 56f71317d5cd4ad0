/** Records the scenes in the browser of the tests; apart, because it drives one. */

export { madeHere } from './made-on';
export { openScenes } from './open-scenes';
export { recordStrategies } from './record-strategies';
