import type { Metadata } from 'next';
import { HomePage } from '@/components/home/home-page';
import { shownArticle } from '@/components/build/shown-article';
import { PageContent } from '@/components/build/page-content';
import { getSite, readManifest } from '@/lib/content';
import { trackContentFile } from '@/lib/next';
import { pageMetadata, webSite } from '@/lib/site';
import { collectHomeFigures } from '@/lib/verdicts';

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
    <PageContent mistakes={article.mistakes}>
      <HomePage
        config={config}
        description={home.description}
        sampleHtml={article.html}
        packages={packages.map((info) => ({
          ...info,
          manifest: readManifest(info.name),
        }))}
        figures={collectHomeFigures(site.root, site.docs)}
        structuredData={webSite(config)}
      />
    </PageContent>
  );
}
