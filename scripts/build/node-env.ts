/**
 * Imported before everything else: which React is loaded is decided once, and the one for development takes
 * several times as long to render a page.
 */
Object.assign(process.env, { NODE_ENV: process.env.NODE_ENV ?? 'production' });
