// The package exports only its full bundle, which is four times as large and does not tree-shake; hence the path.
import { Index as FlexSearchIndex } from '../../../node_modules/flexsearch/dist/flexsearch.light.module.min.js';

/** The part of FlexSearch's `Index` that building uses. The engine reads its map, which needs no library. */
type TermIndex = {
  add(id: number, text: string): unknown;
  /** Term to slots of ids; with `resolution: 1` there is one slot. */
  map: Map<string, number[][]>;
};

/** An index of terms that are already encoded and separated by spaces. */
export function createTermIndex(): TermIndex {
  return new FlexSearchIndex({
    tokenize: 'strict',
    resolution: 1,
    encode: (terms) => terms.split(' '),
  });
}
