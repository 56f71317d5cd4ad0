import { visit } from 'unist-util-visit';
import { errorAt, placeOf } from './place';
import type { Place } from './place';
import type { Rule } from './types';

/** What `npm run new` leaves for an author to say. */
const PLACEHOLDER = 'TODO:';

/** Nothing of a scaffold that is left to be written is published. */
export const checkPlaceholders: Rule = ({ pages }) =>
  pages.flatMap((page) => {
    const places: Place[] = page.head
      .split('\n')
      .flatMap((text, index) =>
        text.includes(PLACEHOLDER)
          ? [{ file: page.file, line: index + 1 }]
          : [],
      );
    visit(page.tree, 'text', (node) => {
      if (node.value.includes(PLACEHOLDER)) places.push(placeOf(page, node));
    });
    return places.map((place) =>
      errorAt(
        'placeholders',
        place,
        `has a placeholder left at line ${place.line}, which readers would read.`,
        `replace "${PLACEHOLDER} …" with what it asks for.`,
      ),
    );
  });
