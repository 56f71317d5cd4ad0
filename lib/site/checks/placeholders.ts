import { visit } from 'unist-util-visit';
import { eachPage } from './place';

/** What `npm run new` leaves for an author to say. */
const PLACEHOLDER = 'TODO:';

/** Nothing of a scaffold that is left to be written is published. */
export const checkPlaceholders = eachPage((page, at) => {
  const places: { line: number; column?: number }[] = page.head
    .split('\n')
    .flatMap((text, index) =>
      text.includes(PLACEHOLDER) ? [{ line: index + 1 }] : [],
    );
  visit(page.tree, 'text', ({ value, position }) => {
    if (position && value.includes(PLACEHOLDER)) places.push(position.start);
  });
  for (const place of places) {
    at(place)(
      `has a placeholder left at line ${place.line}, which readers would read.`,
      `replace "${PLACEHOLDER} …" with what it asks for.`,
    );
  }
});
