/** The messages between page and frame, and which packages the frame has. */

export { hasModule } from './packs';
export type { Packs } from './packs';
export { findFile, nameOf } from './resolve';
export { GREETING, isReport } from './protocol';
export type { LogLevel, Place, Report, RunRequest } from './protocol';
