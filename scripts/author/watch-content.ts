import path from 'node:path';
import {
  generateHoverFiles,
  generateMarkdown,
  generateSearchFiles,
} from '@/components/build/generated-files';
import { newsPrinter } from '@/lib/base/source';
import {
  CHECKED_REPORT,
  CONTENT_REPORT,
  readStops,
  writeReport,
} from '@/lib/site/dev';
import { CONTENT_ROOT, loadSite } from '@/lib/site/content';
import { writeChanged } from '@/lib/base/files';
import { counted } from '@/lib/base/text';
import { checkAll } from '@/scripts/check/check-all';
import { onSave } from '@/scripts/setup/on-save';

/** The index and the checks look at every page: they wait until the author stops for a moment. */
const WHOLE_SITE_SETTLES_MS = 300;

const printNews = newsPrinter();

/** How many mistakes there were. */
let last: number | undefined;

/** What depends on all pages: what the checks say, and the search index. */
async function look(): Promise<void> {
  const { problems, input } = await checkAll(CONTENT_ROOT);
  writeReport(CONTENT_REPORT, problems);
  writeReport(CHECKED_REPORT, true);
  // What is no text of a page was reported when it was saved.
  const told = new Set(readStops().map(({ message }) => message));
  printNews(problems.filter(({ message }) => !told.has(message)));
  if (problems.length !== last) {
    const found = counted(problems.length, 'mistake');
    console.log(
      `[site] All ${input.pages.length} pages are checked: ${found}.`,
    );
  }
  last = problems.length;
  try {
    const site = loadSite(CONTENT_ROOT);
    const search = await generateSearchFiles(site);
    const markdown = await generateMarkdown(site);
    const changed = writeChanged([
      ...generateHoverFiles(site),
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

// Files that exist at the start are reported as well, which starts the first check.
onSave(CONTENT_ROOT, look, {
  settlesMs: WHOLE_SITE_SETTLES_MS,
  // Records of samples are written by their check and hold nothing that is looked at here.
  ignored: path.join(CONTENT_ROOT, 'samples'),
});
