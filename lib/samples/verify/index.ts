/** Checks the samples of the site, or takes what is known of them. */

export { printWait } from './print-wait';
export { verifySamples } from './verify';
export type { PageRecords } from './records';
export type { VerifyResult } from './verify';
