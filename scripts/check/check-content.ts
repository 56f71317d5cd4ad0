import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateSearchFiles } from '@/components/build/generated-files';
import { applyFixes, toProblem } from '@/lib/site/checks';
import { loadSite } from '@/lib/site/content';
import { counted } from '@/lib/base/text';
import { printProblems, type Problem } from '@/lib/base/source';
import { readOptions } from '@/scripts/setup/options';
import { checkAll } from './check-all';

const USAGE = `Checks everything that authors write, without building the site.

npm run check:content -- [--fix]

  --fix   apply the fixes that need no decision: paths and anchors`;

/** One cure can uncover the next: an anchor is looked at when the path before it is right. */
const MAX_ROUNDS = 5;

const root = process.env['CONTENT_ROOT'] ?? 'content';

/** Types what can be typed into the files; returns how many places changed. */
function fixAll(problems: readonly Problem[]): number {
  let total = 0;
  for (const file of new Set(problems.map(({ file }) => file))) {
    const fixes = problems.flatMap((problem) =>
      problem.file === file && problem.fix ? [problem.fix] : [],
    );
    if (fixes.length === 0) continue;
    const onDisk = path.join(path.dirname(root), file);
    const { text, applied } = applyFixes(readFileSync(onDisk, 'utf8'), fixes);
    writeFileSync(onDisk, text);
    total += applied;
  }
  return total;
}

const { values } = readOptions(USAGE, {
  options: { fix: { type: 'boolean', default: false } },
});
const started = performance.now();
let { problems, input } = await checkAll(root);
if (values.fix) {
  let total = 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const fixed = fixAll(problems);
    if (fixed === 0) break;
    total += fixed;
    ({ problems, input } = await checkAll(root));
  }
  console.log(`${counted(total, 'place was', 'places were')} mended.`);
}
if (problems.length === 0 && existsSync(path.join(root, 'api'))) {
  // What the build would refuse as well: names and questions that search leads nowhere, or to another page.
  const search = await generateSearchFiles(loadSite(root));
  problems = search.problems.map((error) => toProblem(error, 'search'));
}
printProblems(problems);
const fixable = problems.filter(({ fix }) => fix).length;
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `${counted(input.pages.length, 'page')} in ${seconds} s: ${counted(problems.length, 'error')}${fixable > 0 ? `; npm run check:content -- --fix mends ${fixable}` : ''}`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
