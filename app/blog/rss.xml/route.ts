import { contentTypeOf } from '@/lib/url';
import { blogFeed } from '../feed';

export const dynamic = 'force-static';

export async function GET(): Promise<Response> {
  const feed = await blogFeed();
  return new Response(feed.rss2(), {
    headers: { 'Content-Type': contentTypeOf('/blog/rss.xml') },
  });
}
