import { packTexts, PACKAGES } from '@/lib/play/build';
import { keepEngine } from '@/lib/play/kept';
import { installedVersions } from '@/lib/product';

/** The version of Angular that the site of the variants has kept. */
export const KEPT_ANGULAR = '20.1.2';

/**
 * Keeps the packages of today as if they were older: they say so themselves, and nothing else is changed in them.
 *
 * @param cacheDir folder that keeps what is bundled for it, of the build that will need the same
 */
export async function keepOlderEngine(
  contentDir: string,
  cacheDir: string,
): Promise<void> {
  const versions = installedVersions(process.cwd(), PACKAGES);
  const packs = await packTexts(cacheDir);
  const own = `"${versions['@angular/core']}"`;
  if (!packs.angular.includes(own)) {
    throw new Error(`[site] The bundled Angular does not name ${own}.`);
  }
  keepEngine(
    contentDir,
    { ...versions, '@angular/core': KEPT_ANGULAR },
    {
      ...packs,
      angular: packs.angular.replaceAll(own, `"${KEPT_ANGULAR}"`),
    },
  );
}
