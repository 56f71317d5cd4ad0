/** The content of a page, ready to be sent, cached by everything it is made of. */

export { cachedArticle, countKnownArticles } from './article-cache';
export type { Article } from './article-cache';
export { breakHeading, breakNames } from './break-names';
export { partId, toDocumentPart } from './document-part';
