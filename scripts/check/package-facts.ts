import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  FACT_FILES,
  factVersions,
  readApi,
  readPackageFacts,
} from '@/lib/packages';
import { installedVersions } from '@/lib/base/files';
import { DOCUMENTED_PACKAGES, PACKAGES } from '@/lib/site/product';
import { readOptions } from '@/scripts/setup/options';
import { withProgress } from '@/scripts/setup/progress';

const USAGE = `Finds facts about the documented packages and writes them to content/api.

npm run record facts                 what the installed versions have outdated
npm run record facts -- costs        these anew: costs, compatibility
npm run record facts -- --newer      fail when npm has later versions than the pages are about`;

const { values, positionals } = readOptions(USAGE, {
  allowPositionals: true,
  options: { newer: { type: 'boolean', default: false } },
});
const rootDir = process.cwd();
const contentDir = path.join(rootDir, 'content');

if (values.newer) await reportNewer();
else await renew();

/** What npm has published since the pages were checked, and how they are checked again. */
async function reportNewer(): Promise<void> {
  const { findNewer } = await import('@/lib/packages/collect');
  const { angulars } = readPackageFacts(contentDir, PACKAGES).compatibility;
  const newer = await findNewer({
    ...installedVersions(rootDir, DOCUMENTED_PACKAGES),
    // The pages say of each major of Angular what goes with it.
    '@angular/core': angulars.at(-1)?.version ?? '0',
  });
  for (const { name, known, latest } of newer) {
    console.log(
      `${name} ${latest} is published; the pages are about ${known}.`,
    );
  }
  if (newer.length === 0) {
    console.log('npm has nothing later than what the pages are about.');
    return;
  }
  console.log(
    'Type: npm run upgrade -- NAME@VERSION. It finds everything anew, and names each page that no longer holds.',
  );
  process.exitCode = 1;
}

async function renew(): Promise<void> {
  for (const kind of ['costs', 'compatibility'] as const) {
    const file = FACT_FILES[kind];
    const versions = factVersions(kind, rootDir, PACKAGES);
    const isAsked = positionals.includes(kind);
    if (!isAsked && versionsIn(file) === JSON.stringify(versions)) {
      console.log(`content/${file} is up to date`);
      continue;
    }
    // The compiler, the linker and the bundler are loaded only when something has to be found.
    const { collectCompatibility, collectCosts } =
      await import('@/lib/packages/collect');
    const { ANGULAR_PRODUCTION, linkAngular } =
      await import('@/lib/samples/linker');
    const collect = kind === 'costs' ? collectCosts : collectCompatibility;
    const facts = await withProgress<object>(
      `content/${file}`,
      collect({
        rootDir,
        versions,
        api: readApi(contentDir, DOCUMENTED_PACKAGES),
        settings: PACKAGES,
        production: { ...ANGULAR_PRODUCTION, plugins: [linkAngular()] },
      }),
    );
    const text = `${JSON.stringify(facts, null, 1)}\n`;
    writeFileSync(path.join(contentDir, file), text);
    console.log(`content/${file} written`);
  }
}

/** The versions a file was made from, as text; nothing where there is none. */
function versionsIn(file: string): string | undefined {
  const target = path.join(contentDir, file);
  if (!existsSync(target)) return undefined;
  const facts = JSON.parse(readFileSync(target, 'utf8')) as object;
  return 'versions' in facts ? JSON.stringify(facts.versions) : undefined;
}
