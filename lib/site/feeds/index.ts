/** Feeds, sitemap, llms.txt and what social cards say. */

export { buildFeed } from './build-feed';
export { renderLlmsIndex } from './llms-index';
export { listSitemapEntries } from './sitemap-entries';
export { listSocialCards } from './social-cards';
export type { SocialCard } from './social-cards';
