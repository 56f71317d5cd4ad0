import { blogFeed } from '../feed';

export const dynamic = 'force-static';

export const GET = () => blogFeed('atom.xml', (feed) => feed.atom1());
