/** Checks the samples of the site, or takes what is known of them. */

export { printRecorded } from './browser-record';
export { printWait } from './print-wait';
export { verifySamples } from './verify';
export type { VerifyResult } from './verify';
