import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { articleRenderer } from '@/components/build/render-article';
import { applyFixes, checkAllLanguages } from '@/lib/site/checks';
import { counted } from '@/lib/base/text';
import { printProblems } from '@/lib/base/source';
import { readOptions } from '@/scripts/setup/options';
import { withProgress } from '@/scripts/setup/progress';

const USAGE = `Checks everything that authors write, without building the site.

npm run check:content -- [--fix]

  --fix   apply the fixes that need no decision: paths and anchors`;

/** One cure can uncover the next: an anchor is looked at when the path before it is right. */
const MAX_ROUNDS = 5;

const root = process.env['CONTENT_ROOT'] ?? 'content';
// Samples are checked on their own; here they need not have been.
const { components, render } = articleRenderer({ allowUnchecked: true });
const run = () =>
  withProgress(
    'pages are rendered and checked',
    checkAllLanguages({
      root,
      components,
      render: async (site, page) => {
        // Between two pages there is time to say that it goes on.
        await setImmediate();
        return render(site, page);
      },
    }),
  );

/** Types what can be typed into the files; returns how many places changed. */
function fixAll(problems: Awaited<ReturnType<typeof run>>['problems']): number {
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
let { problems, input } = await run();
if (values.fix) {
  let total = 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const fixed = fixAll(problems);
    if (fixed === 0) break;
    total += fixed;
    ({ problems, input } = await run());
  }
  console.log(`${counted(total, 'place was', 'places were')} mended.`);
}
printProblems(problems);
const fixable = problems.filter(({ fix }) => fix).length;
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `${counted(input.pages.length, 'page')} in ${seconds} s: ${counted(problems.length, 'error')}${fixable > 0 ? `; npm run check:content -- --fix mends ${fixable}` : ''}`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
