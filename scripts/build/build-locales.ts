import { runNextBuild } from '@/lib/export/next';
import { localeBasePath, otherLocales } from '@/lib/site/config';
import type { SiteConfig } from '@/lib/site/config';
import { prepareSite } from './prepare-site.mjs';

/**
 * Builds the site in each language besides the default one. Each is a whole export below its own prefix, left where
 * the build of the default language picks it up (`localeExportDir`).
 *
 * @throws Error when one of them cannot be built; its own output says why
 */
export async function buildOtherLocales(config: SiteConfig): Promise<void> {
  for (const { code, label } of otherLocales(config)) {
    console.log(`[site] Building ${label} …`);
    const base = localeBasePath(config, code);
    const env = {
      ...process.env,
      SITE_LOCALE: code,
      BASE_PATH: base,
      NEXT_PUBLIC_BASE_PATH: base,
      SITE_PREPARED: '',
      // The next build in this folder is of another language.
      SITE_ONCE: '1',
    };
    const isBuilt = prepareSite(env) && (await runNextBuild(env));
    if (isBuilt) continue;
    throw new Error(
      `[site] The language "${code}" could not be built, so nothing is published; the reason stands above.`,
    );
  }
}
