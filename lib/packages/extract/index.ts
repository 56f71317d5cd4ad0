/** Takes that snapshot from the declarations of the installed packages. */

export { carryHistory } from './history';
export { buildSnapshot, compareSnapshot } from './snapshot';
