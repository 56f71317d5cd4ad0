/** The content of a page, ready to be sent, kept by all it is made of. */

export { ARTICLE_CACHE, articleFile, cachedArticle } from './article-cache';
export type { Article } from './article-cache';
