import type { MetadataRoute } from 'next';
import { getSite } from '@/lib/site/content';
import { absoluteUrl } from '@/lib/site/config';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  const { config } = getSite();
  return {
    // Pages of a site that is not to be listed say so themselves, and must be read for that.
    rules: { userAgent: '*', allow: '/' },
    sitemap: absoluteUrl(config, '/sitemap.xml'),
  };
}
