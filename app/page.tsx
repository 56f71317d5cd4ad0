import { HomePage } from '@/components/home/home-page';
import { shownArticle } from '@/components/build/shown-article';
import { PageContent } from '@/components/build/page-content';
import { getSite, metadataOf } from '@/lib/site/content';
import { findLab } from '@/lib/benchmarks';
import { readPackageFacts, supportOf } from '@/lib/packages';
import { webSite } from '@/lib/site/config';
import { PACKAGES } from '@/lib/site/product';
import { readEvaluations } from '@/lib/site/verdicts';

/** The library packages go together; this is the one most applications begin with. */
const LIBRARY = '@rx-angular/state';

export function generateMetadata() {
  const { path, description, translations } = getSite().home;
  return metadataOf({ path, description, translations });
}

export default async function HomeRoute() {
  const site = getSite();
  const { config, home, packages } = site;
  const { compatibility } = readPackageFacts(site.root, PACKAGES);
  const article = await shownArticle(site, home);
  return (
    <PageContent mistakes={article.mistakes}>
      <HomePage
        config={config}
        headline={home.headline}
        description={home.description}
        sampleHtml={article.html}
        packages={packages}
        evaluations={readEvaluations(site.docs)}
        support={supportOf(compatibility, LIBRARY)}
        strategies={findLab(site.root)?.strategies}
        structuredData={webSite(config)}
      />
    </PageContent>
  );
}
