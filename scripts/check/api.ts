import path from 'node:path';
import { parseArgs } from 'node:util';

import { measureCoverage } from '@/lib/packages/api';
import {
  buildSnapshot,
  compareSnapshot,
  writeSnapshot,
} from '@/lib/packages/api/extract';
import { findFactProblems } from '@/lib/packages/facts';
import { printProblems } from '@/lib/base/source';

const USAGE = `Reads the public API of the documented packages into content/api.

npm run api         write the snapshot
npm run check:api   fail when the installed packages differ from it, when no page documents an export, or when the facts
                    about the packages are of other versions`;

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const rootDir = process.cwd();
const contentDir = path.join(rootDir, 'content');

if (values.help) console.log(USAGE);
else if (values.check) {
  const isRight = [tellDifferences(), tellCoverage(), tellFacts()];
  process.exitCode = isRight.every(Boolean) ? 0 : 1;
} else writeSnapshot(contentDir, tellSnapshot().files);

/** The snapshot of the installed packages; prints how the committed one differs. */
function tellSnapshot() {
  const files = buildSnapshot(rootDir);
  const differences = compareSnapshot(contentDir, files);
  for (const { file, removed, added } of differences) {
    console.log(`content/${file}`);
    for (const line of removed) console.log(`  - ${line.trim()}`);
    for (const line of added) console.log(`  + ${line.trim()}`);
  }
  return { files, isSame: differences.length === 0 };
}

function tellDifferences(): boolean {
  const { files, isSame } = tellSnapshot();
  console.log(
    isSame
      ? `${files.length} files of content/api are up to date`
      : 'The installed packages differ from the snapshot. Run `npm run api`, read the diff and mend the pages it touches.',
  );
  return isSame;
}

function tellCoverage(): boolean {
  const { packages, problems } = measureCoverage(contentDir);
  for (const one of packages) {
    console.log(
      `${one.package} ${one.version}: ${one.exports} exports, ${one.documented} documented, ${one.missing.length} missing`,
    );
    for (const name of one.missing) console.log(`  missing: ${name}`);
  }
  printProblems(problems);
  const isWhole = packages.every(({ missing }) => missing.length === 0);
  if (!isWhole) {
    console.log(
      'Document each export on a page of its package; its name in backticks is enough.',
    );
  }
  return isWhole && problems.length === 0;
}

function tellFacts(): boolean {
  const problems = findFactProblems(contentDir, rootDir);
  printProblems(problems);
  if (problems.length === 0) {
    console.log('The facts about the packages are up to date');
  }
  return problems.length === 0;
}
