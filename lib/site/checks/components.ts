import { findComponentMistakes } from '@/lib/site/article/compile';
import { eachPage } from './place';

/** Pages use components that exist, with props that they have, and import nothing. */
export const checkComponents = eachPage(({ tree }, at, { components }) => {
  for (const found of findComponentMistakes(tree, components)) {
    at(found)(found.what, found.cure);
  }
});
