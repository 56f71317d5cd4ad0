/** Guesses which pages a wrong address may have meant; only the not-found page needs it. */

export * from './likely-pages';
