/** The components that authors may write, and all that the rest of the site has to know of them. */

import * as families from './families';
import type { Part } from './part';

export type { Part, Source } from './part';

/** By name. The names are the authors' interface: renaming one breaks pages. */
export const PARTS: Readonly<Record<string, Part>> = Object.fromEntries(
  Object.values(families).flatMap((family) => Object.entries<Part>(family)),
);
