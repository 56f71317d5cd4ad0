import type { MetadataRoute } from 'next';
import { getSite, lastUpdated } from '@/lib/site/content';
import { listSitemapEntries } from '@/lib/site/feeds';
import { absoluteUrl, languageUrls } from '@/lib/site/config';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  const site = getSite();
  if (site.config.noIndex) return [];
  return site.config.locales.flatMap(({ code }) =>
    listSitemapEntries(getSite(code), lastUpdated).map(
      ({ path, lastModified, translations }) => ({
        url: absoluteUrl(site.config, path, code),
        ...(lastModified ? { lastModified } : {}),
        ...(translations.length > 0
          ? {
              alternates: {
                languages: languageUrls(site.config, path, translations),
              },
            }
          : {}),
      }),
    ),
  );
}
