/** Feeds, sitemap, llms.txt and what social cards say. */

export { buildFeed, toRss } from './build-feed';
export * from './llms-index';
export * from './sitemap-entries';
export * from './social-cards';
