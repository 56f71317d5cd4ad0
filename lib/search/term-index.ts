// The package exports only its full bundle, which is four times as large and does not tree-shake; hence the path.
import { Index as FlexSearchIndex } from '../../node_modules/flexsearch/dist/flexsearch.light.module.min.js';

/** The part of FlexSearch's `Index` that search uses. */
export type TermIndex = {
  add(id: number, text: string): unknown;
  search(term: string, options: { limit: number }): number[];
  /** Term to slots of ids; with `resolution: 1` there is one slot. */
  map: Map<string, number[][]>;
};

/**
 * A term on more than this share of the pages is in the content index without ids:
 * it is known, and counts as found everywhere.
 */
export const COMMON_TERM_SHARE = 0.2;

/** Begins terms of the title index that name the symbols a page is the home of. */
export const HOME_OF = '=';

/**
 * Stands before a name that begins with a small letter where another one differs in that only: `rxState` beside `RxState`.
 */
export const FUNCTION = '~';

/**
 * An index of terms that are already encoded and separated by spaces.
 * Building and reading side must use the same options, so both come here.
 */
export function createTermIndex(): TermIndex {
  return new FlexSearchIndex({
    tokenize: 'strict',
    resolution: 1,
    encode: (terms) => terms.split(' '),
  });
}
