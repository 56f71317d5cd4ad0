/** Orders what was found for a question by what it is about, whatever the words. Loaded when a query is one. */

export { createMeaning } from './meaning';
export type { Meaning } from './meaning';
