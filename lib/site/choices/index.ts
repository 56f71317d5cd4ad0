/** Questions that lead a reader to a page, and the way back from a page to its questions. */

export { readChoices } from './read-choices';
export type { Choice, ChoiceTree } from './read-choices';
export * from './remark-choices';
export * from './ways';
