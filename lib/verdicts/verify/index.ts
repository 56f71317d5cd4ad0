/** Checks the samples of the site, or takes what is known of them. */

export { verifySamples } from './verify';
export type { VerifyResult } from './verify';
