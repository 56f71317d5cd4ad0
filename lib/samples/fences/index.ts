/** The language between the sample checker and a page: settings of code blocks, cuts, records, symbols. */

export * from './cut';
export type { DemoControl } from './demo-controls';
export { TEMPLATE_LANGUAGES, TYPESCRIPT_LANGUAGES } from './fence-keys';
export { isInBrowser, parseFenceMeta, type FenceMeta } from './fence-meta';
export { TOKEN_CLASSES } from './tokens';
export * from './manifest';
export * from './uses';
