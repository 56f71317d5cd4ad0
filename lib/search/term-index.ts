/** The ids of what has a term, by term. */
export type TermMap = Map<string, number[]>;

/**
 * A term on more than this share of the pages is in the content index without ids:
 * it is known, and counts as found everywhere.
 */
export const COMMON_TERM_SHARE = 1 / 8;

/**
 * Stands before a name that begins with a small letter where another one differs in that only: `fileCache` beside `FileCache`.
 */
export const FUNCTION = '~';
