/** Checks the samples of the site, or takes what is known of them. */

export { printWait, progressPrinter } from './print-wait';
export { verifySamples, type VerifyResult } from './verify';
export type { PageRecords } from './records';
