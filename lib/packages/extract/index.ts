/** Takes that snapshot from the declarations of the installed packages. */

export { buildSnapshot, compareSnapshot, writeSnapshot } from './snapshot';
