import { watch } from 'chokidar';
import { getPriority, setPriority } from 'node:os';
import path from 'node:path';
import {
  generateHoverFiles,
  generateMarkdown,
  generateSearchFiles,
} from '@/components/build/generated-files';
import { articleRenderer } from '@/components/build/render-article';
import { checkAllLanguages } from '@/lib/site/checks';
import { newsPrinter } from '@/lib/base/source';
import { CONTENT_REPORT } from '@/lib/site/dev';
import { loadSite } from '@/lib/site/content';
import { writeChanged } from '@/lib/base/files';
import { counted } from '@/lib/base/text';

/** The index and the checks look at every page: they wait until the author stops for a moment. */
const WHOLE_SITE_SETTLES_MS = 700;

/** An author waits for the page; what is said of the whole site may come a moment later. */
const LOWER_PRIORITY = 10;

const root = process.env['CONTENT_ROOT'] ?? 'content';

const printNews = newsPrinter();

/** Whether all pages were, once; then each save is. */
let isChecked = false;

/** What depends on all pages: what the checks say, and the search index. */
async function look(): Promise<void> {
  const { problems, input } = await checkAllLanguages({
    root,
    // Samples have a check of their own.
    ...articleRenderer({ allowUnchecked: true }),
  });
  writeChanged([{ path: CONTENT_REPORT, text: JSON.stringify(problems) }]);
  printNews(problems);
  if (!isChecked) {
    const found = counted(problems.length, 'mistake');
    console.log(
      `[site] All ${input.pages.length} pages are checked: ${found}.`,
    );
  }
  isChecked = true;
  try {
    const site = loadSite(root);
    const search = await generateSearchFiles(site);
    const markdown = await generateMarkdown(site);
    const changed = writeChanged([
      ...generateHoverFiles([site.home, ...site.docs, ...site.posts]),
      ...search.files,
      ...markdown,
    ]);
    if (changed.length > 0) {
      for (const { message } of search.problems) console.log(message);
    }
  } catch {
    // Reported by the check above; search keeps the last index that could be made.
  }
}

setPriority(Math.max(getPriority(), LOWER_PRIORITY));

let timer: NodeJS.Timeout | undefined;
let isWaiting = false;
let running: Promise<unknown> = Promise.resolve();
// Records of samples are written by their check and hold nothing that is looked at here.
const ignored = path.join(root, 'samples');
// Files that exist at the start are reported as well, which starts the first check.
watch(root, { ignored }).on('all', () => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    // The look that waits for its turn will see this save as well.
    if (isWaiting) return;
    isWaiting = true;
    running = running
      .then(() => {
        isWaiting = false;
        return look();
      })
      .catch(console.error);
  }, WHOLE_SITE_SETTLES_MS);
});
