/** What a site gives the playground; the parts that run elsewhere have entry points of their own. */

import type { Packs } from './engine';
import type { Project } from './link';

/** What the playground has to know of the site that it is a part of. */
export type PlaygroundSettings = {
  /** What programs may import. */
  packs: Packs;
  /** What the playground opens with when an address names no program. */
  firstProject: Project;
  /** Address of what is known of an error, by its code, such as `NG8002`. */
  helpFor: (code: string) => string | undefined;
};
