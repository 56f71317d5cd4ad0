import path from 'node:path';
import { parseArgs } from 'node:util';

import { checkPages } from '@/lib/samples/check';
import { readPages } from '@/lib/samples/pages';
import { formatAnnotation, formatProblem } from '@/lib/samples/problem';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    content: { type: 'string', default: 'content' },
  },
});

const contentDir = path.resolve(values.content);
const pages = readPages(contentDir, positionals);
const started = performance.now();
const { pages: reports, setupProblems } = await checkPages(pages, {
  contentDir,
  rootDir: process.cwd(),
});
const problems = [
  ...setupProblems,
  ...reports.flatMap((report) => report.problems),
];
if (values.json) {
  process.stdout.write(`${JSON.stringify({ problems }, null, 2)}\n`);
} else {
  for (const problem of problems) {
    process.stdout.write(`${formatProblem(problem)}\n`);
    if (process.env['GITHUB_ACTIONS']) {
      process.stdout.write(`${formatAnnotation(problem)}\n`);
    }
  }
  const fences = reports.flatMap((report) => report.outcomes);
  const ignored = fences.filter(({ fence }) => fence.meta.ignore !== undefined);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `${fences.length} fences on ${reports.length} pages in ${seconds} s: ${problems.length} problems, ${ignored.length} ignored\n`,
  );
}
process.exitCode = problems.length > 0 ? 1 : 0;
