/** Checks the samples of the site, or takes what is known of them. */

export { progressPrinter } from './progress-printer';
export { verifySamples, type VerifyResult } from './verify';
export type { PageRecords } from './records';
