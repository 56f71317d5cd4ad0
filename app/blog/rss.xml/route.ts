import { blogFeed } from '../feed';

export const dynamic = 'force-static';

export const GET = () => blogFeed('rss.xml', (feed) => feed.rss2());
