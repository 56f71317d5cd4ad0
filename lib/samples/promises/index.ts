/** What samples promise with `// =>`: one grammar for the checker, the page and the playground. */

export { childrenOf, fieldsOf, isNode, listOf, type AstNode } from './ast';
export { ARROW, findPromises, type SamplePromise } from './find-promises';
export { Mistake, mistakeAt, parse } from './parse';
export type { PlacedComment } from './parse';
