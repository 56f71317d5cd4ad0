/** What a site gives the playground; the parts that run elsewhere have entry points of their own. */

export type { PlaygroundSettings } from './settings';
