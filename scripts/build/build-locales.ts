import { spawnSync } from 'node:child_process';
import { localeBasePath, otherLocales } from '@/lib/site';
import type { SiteConfig } from '@/lib/site';

/**
 * Builds the site in each language besides the default one. Each is a whole export below its own prefix, left where
 * the build of the default language picks it up (`localeExportDir`).
 *
 * @throws Error when one of them cannot be built; its own output says why
 */
export function buildOtherLocales(config: SiteConfig): void {
  for (const { code, label } of otherLocales(config)) {
    console.log(`[site] Building ${label} …`);
    const base = localeBasePath(config, code);
    const env = {
      ...process.env,
      SITE_LOCALE: code,
      BASE_PATH: base,
      NEXT_PUBLIC_BASE_PATH: base,
      SITE_PREPARED: '1',
    };
    run(code, env, [
      ...process.execArgv,
      'scripts/run.mjs',
      '--production',
      'scripts/build/prebuild.ts',
    ]);
    run(code, env, ['node_modules/next/dist/bin/next', 'build']);
  }
}

function run(
  code: string,
  env: NodeJS.ProcessEnv,
  command: readonly string[],
): void {
  const { status } = spawnSync(process.execPath, command, {
    env,
    stdio: 'inherit',
  });
  if (status === 0) return;
  throw new Error(
    `[site] The language "${code}" could not be built, so nothing is published; the reason stands above.`,
  );
}
