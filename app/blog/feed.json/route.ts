import { blogFeed } from '../feed';

export const dynamic = 'force-static';

export const GET = () => blogFeed('feed.json', (feed) => feed.json1());
