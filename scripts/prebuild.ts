import {
  generateFrameFiles,
  generateSearchFiles,
} from '@/components/generated-files';
import { renderArticle } from '@/components/mdx/render-article';
import { BUILD_RULES } from '@/lib/content/checks';
import { assertPublishable } from '@/lib/content/checks/check-content';
import { loadSite } from '@/lib/content/load-site';
import { writeChanged } from '@/lib/content/write-changed';

const root = process.env['CONTENT_ROOT'] ?? 'content';

try {
  const site = loadSite(root);
  // Everything that can fail comes before anything is written.
  await assertPublishable({
    root,
    publicDir: 'public',
    render: renderArticle,
    rules: BUILD_RULES,
  });
  const files = [
    ...generateFrameFiles(site),
    ...(await generateSearchFiles(site)),
  ];
  writeChanged(files);
  console.log(
    `[site] Read ${site.docs.length} pages and ${site.posts.length} posts.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
