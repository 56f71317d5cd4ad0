/** Guesses which pages a wrong address may have meant; only the not-found page needs it. */

export { likelyPages, wordsOf } from './likely-pages';
export type { KnownPage } from './likely-pages';
