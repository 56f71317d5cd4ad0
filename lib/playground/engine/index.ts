/** The messages between page and frame, and which packages the frame has. */

export { hasModule, packsFor } from './packs';
export type { Packs } from './packs';
export { nameOf } from './resolve';
export { GREETING, isReport, LIMIT_MS } from './protocol';
export type { PackMessage, Report, RunRequest } from './protocol';
