import { toRss } from '@/lib/site/feeds';
import { blogFeed } from '../feed';

export const dynamic = 'force-static';

export const GET = () => blogFeed('rss.xml', toRss);
