/** Types and strict templates, in a worker of the page: what is wrong, and what could be written. */

export type { Problem } from './check-types';
export type { Completion, Types } from './types';
