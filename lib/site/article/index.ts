/** The content of a page, ready to be sent, cached by everything it is made of. */

export * from './article-cache';
export * from './break-names';
export * from './document-part';
