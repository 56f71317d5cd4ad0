/** Takes that snapshot from the declarations of the installed packages. */

export { carryHistory } from './history';
export { buildSnapshot, findOutdated } from './snapshot';
