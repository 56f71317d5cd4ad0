import type { MetadataRoute } from 'next';
import { getSite } from '@/lib/content';
import { lastUpdated } from '@/lib/content/last-updated';
import { listSitemapEntries } from '@/lib/feeds/sitemap-entries';
import { absoluteUrl } from '@/lib/site/metadata';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  const site = getSite();
  if (site.config.noIndex) return [];
  return listSitemapEntries(site, lastUpdated).map(
    ({ path, lastModified }) => ({
      url: absoluteUrl(site.config, path),
      ...(lastModified ? { lastModified } : {}),
    }),
  );
}
