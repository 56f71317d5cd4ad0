/** What the page says to the frame and hears from it, and which packages the frame has. */

export { hasModule } from './packs';
export { findFile, nameOf } from './resolve';
export { GREETING, isReport } from './protocol';
export type { LogLevel, Place, Report, RunRequest } from './protocol';
