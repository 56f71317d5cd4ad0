import { MAIN_ID } from '@/components/layout/skip-link';
import { JsonLd } from '@/components/ui/json-ld';
import type { SiteConfig } from '@/lib/site/schema';

export function HomePage({
  config,
  structuredData,
}: {
  config: SiteConfig;
  structuredData: object;
}) {
  return (
    <main id={MAIN_ID} tabIndex={-1}>
      <h1>{config.title}</h1>
      <JsonLd data={structuredData} />
    </main>
  );
}
