/** What of the playground is this site's own, and the workers of the page. */

import type { Tools } from '@/lib/playground/tools';
import type { Types } from '@/lib/playground/types';
import { WorkerLink } from './worker-link';

export { PLAYGROUND } from '@/lib/site/product/playground';

/** Reads, lints and formats code; ended where that takes for ever, as it can of code that was made for it. */
export const TOOLS = new WorkerLink<Tools>(process.env['PLAY_TOOLS'], 5000);

/** Knows the types; on a slow machine it takes a while to begin. */
export const TYPES = new WorkerLink<Types>(process.env['PLAY_TYPES'], 60_000);
