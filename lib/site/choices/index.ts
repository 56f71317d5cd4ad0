/** Questions that lead a reader to a page. */

export { readChoices } from './read-choices';
export type { Choice, ChoiceTree } from './read-choices';
export * from './remark-choices';
