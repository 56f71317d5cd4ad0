import type { Metadata } from 'next';
import { HomePage } from '@/components/home/home-page';
import { StaticPage } from '@/components/ui/static-page';
import { getSite } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';
import { webSite } from '@/lib/site/structured-data';

export function generateMetadata(): Metadata {
  const { config } = getSite();
  return pageMetadata({
    config,
    path: '/',
    description: config.description,
  });
}

export default function HomeRoute() {
  const { config } = getSite();
  return (
    <StaticPage>
      <HomePage config={config} structuredData={webSite(config)} />
    </StaticPage>
  );
}
