/** The content of a page, ready to be sent, kept by all it is made of. */

export { cachedArticle, countKnownArticles } from './article-cache';
export type { Article } from './article-cache';
export { partId, toDocumentPart } from './document-part';
