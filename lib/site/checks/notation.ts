import { findLostNotation } from '@/lib/base/source';
import { eachPage } from './place';

/** Nothing that an author types is lost, or shown as signs, without a word. */
export const checkNotation = eachPage(({ tree, body }, at) => {
  for (const found of findLostNotation(tree, body)) {
    at(found)(found.what, found.cure);
  }
});
