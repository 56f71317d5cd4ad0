/**
 * What the program of the site knows of the build it belongs to, by the names under which its code asks. A condition
 * on one of them is decided when the program is bundled. Plain JavaScript, as the framework's configuration loads it.
 *
 * @param {{ docsVersions: readonly unknown[], locales: readonly unknown[], offline: boolean }} config of the site
 * @returns {Record<string, string>}
 */
export function publicEnv({ docsVersions, locales, offline }) {
  const hasVersions = docsVersions.length > 1;
  return {
    NEXT_PUBLIC_BASE_PATH: process.env.BASE_PATH ?? '',
    // Without an id the analytics code is left out.
    NEXT_PUBLIC_ANALYTICS_ID: process.env.NEXT_PUBLIC_ANALYTICS_ID ?? '',
    // With one version of the documentation, the code for a choice is left out as well.
    NEXT_PUBLIC_HAS_VERSIONS: hasVersions ? '1' : '',
    NEXT_PUBLIC_HAS_VARIANTS: hasVersions || locales.length > 1 ? '1' : '',
    // Switched off, the program knows nothing of a worker.
    NEXT_PUBLIC_OFFLINE: offline ? '1' : '',
  };
}
