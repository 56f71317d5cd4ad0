import type { Metadata } from 'next';
import { HomePage } from '@/components/home/home-page';
import { shownArticle } from '@/components/mdx/shown-article';
import { StaticPage } from '@/components/ui/static-page';
import { getSite } from '@/lib/content';
import { readManifest } from '@/lib/content/package-versions';
import { trackContentFile } from '@/lib/content/track';
import { pageMetadata } from '@/lib/site/metadata';
import { webSite } from '@/lib/site/structured-data';

export function generateMetadata(): Metadata {
  const { config, home } = getSite();
  return pageMetadata({
    config,
    path: '/',
    description: home.description,
    translations: home.translations,
  });
}

export default async function HomeRoute() {
  const site = getSite();
  const { config, home, packages } = site;
  await trackContentFile(home.file);
  const article = await shownArticle(site, home);
  return (
    <StaticPage mistakes={article.mistakes}>
      <HomePage
        config={config}
        description={home.description}
        sampleHtml={article.html}
        packages={packages.map((info) => ({
          ...info,
          manifest: readManifest(info.name),
        }))}
        structuredData={webSite(config)}
      />
    </StaticPage>
  );
}
