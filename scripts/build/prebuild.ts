import path from 'node:path';
import {
  drawSocialImages,
  generateHoverFiles,
  generateMarkdown,
  generatePageNames,
  generateSearchFiles,
} from '@/components/build/generated-files';
import { articleRenderer } from '@/components/build/render-article';
import { assertPublishable, assertReadable } from '@/lib/site/checks';
import { loadSite, sitesOfVersions } from '@/lib/site/content';
import { assertPageModules } from '@/lib/export/next';
import { writeScenes } from '@/lib/benchmarks/build';
import { counted } from '@/lib/base/text';
import { removeOthers, writeChanged } from '@/lib/base/files';
import { SAMPLES_CACHE } from '@/lib/samples/fences';
import { preparePlaySamples } from '@/lib/playground/check';
import { printProblems } from '@/lib/base/source';
import { progressPrinter, verifySamples } from '@/lib/samples/verify';
import { BUILT_LOCALE } from '@/lib/site/config';
import { SCENES } from '@/lib/site/product';
import { withProgress } from '@/scripts/setup/progress';
import { buildOtherLocales } from './build-locales';
import { bundleIslands } from './bundle-islands';
import { renderAhead } from './render-ahead';
import type { Renderers } from './render-ahead';

const root = process.env['CONTENT_ROOT'] ?? 'content';

/** @throws when a sample of any page does not do what it shows */
async function checkSamples(): Promise<void> {
  const result = await verifySamples({
    rootDir: process.cwd(),
    contentDir: path.resolve(root),
    cacheDir: path.resolve(SAMPLES_CACHE),
    onProgress: progressPrinter(),
  });
  const { problems } = result;
  printProblems(problems);
  if (problems.length > 0) {
    throw new Error(
      `[samples] ${counted(problems.length, 'sample does not do what it shows', 'samples do not do what they show')}, so the site is not built. Mend what is listed above; npm run samples -- --watch checks on every save.`,
    );
  }
}

let renderers: Renderers | undefined;

/** @throws when anything is wrong with the content */
async function prebuild(): Promise<void> {
  assertPageModules('app');
  await bundleIslands();
  const site = loadSite(root);
  const locale = BUILT_LOCALE;
  const docs = sitesOfVersions(site).flatMap((one) => one.docs);
  renderers = renderAhead(docs.length);
  assertReadable({ root, ...articleRenderer(), locale });
  await checkSamples();
  if (docs.some(({ body }) => body.includes('<LabScene'))) {
    await writeScenes(SCENES, process.cwd(), path.resolve(root));
  }
  if (locale === undefined) {
    preparePlaySamples(path.resolve(root), process.cwd(), [
      site.home,
      ...site.docs,
      ...site.posts,
    ]);
  }
  await renderers.render();
  // Everything that can fail comes before anything is written.
  await assertPublishable({ root, ...articleRenderer(), locale });
  if (locale === undefined) await buildOtherLocales(site.config);
  const search = await generateSearchFiles(site);
  if (search.problems.length > 0) {
    throw new Error(search.problems.map(({ message }) => message).join('\n\n'));
  }
  const files = [
    ...generateHoverFiles(site),
    generatePageNames(site),
    ...search.files,
  ];
  const markdown = await generateMarkdown(site);
  await renderers.end();
  const images = await drawSocialImages(site);
  writeChanged([...files, ...markdown, ...images]);
  removeOthers('public/hovers', files);
  removeOthers('public/search-text', files);
  removeOthers('public/og', images);
  for (const folder of ['public/docs', 'public/blog']) {
    removeOthers(folder, markdown);
  }
  console.log(
    `[site] Read ${counted(docs.length, 'page')} and ${counted(site.posts.length, 'post')}.`,
  );
}

try {
  await withProgress('the site is prepared', prebuild());
} catch (error) {
  renderers?.stop();
  throw error;
}
