import { writeFileSync } from 'node:fs';
import path from 'node:path';

import {
  allExports,
  FACT_FILES,
  findExportHomes,
  findFactProblems,
  findStaleCorrections,
  readApi,
  readCorrections,
  readPackageFacts,
  readSnapshot,
} from '@/lib/packages';
import {
  buildSnapshot,
  carryHistory,
  compareSnapshot,
  writeSnapshot,
} from '@/lib/packages/extract';
import { printProblems, readPages } from '@/lib/base/source';
import { PACKAGES } from '@/lib/site/product';
import { readOptions } from '@/scripts/setup/options';

const USAGE = `Reads the public API of the documented packages into content/api.

npm run record api         write the snapshot
npm run check:api   fail when the installed packages differ from it, when no page documents an export, or when the facts
                    about the packages are of other versions`;

const { values } = readOptions(USAGE, {
  options: {
    check: { type: 'boolean', default: false },
  },
});
const rootDir = process.cwd();
const contentDir = path.join(rootDir, 'content');

const files = buildSnapshot(rootDir, PACKAGES);
const differences = compareSnapshot(contentDir, files);
for (const { file, removed, added } of differences) {
  console.log(`content/${file}`);
  for (const line of removed) console.log(`  - ${line.trim()}`);
  for (const line of added) console.log(`  + ${line.trim()}`);
}
if (values.check) {
  console.log(
    differences.length === 0
      ? `${files.length} files of content/api are up to date`
      : 'The installed packages differ from the snapshot. Run `npm run record api`, read the diff and mend the pages it touches.',
  );
  const isRight = [differences.length === 0, isCovered(), areFactsRight()];
  process.exitCode = isRight.every(Boolean) ? 0 : 1;
} else {
  const { history } = readPackageFacts(contentDir, PACKAGES);
  const before = readSnapshot(contentDir, PACKAGES.names);
  writeSnapshot(contentDir, files);
  const after = readSnapshot(contentDir, PACKAGES.names);
  writeFileSync(
    path.join(contentDir, FACT_FILES.history),
    `${JSON.stringify(carryHistory(history, before, after), null, 1)}\n`,
  );
}

/** Whether each export has its page; what is wrong is printed. */
function isCovered(): boolean {
  const api = readApi(contentDir, PACKAGES.names);
  const homes = findExportHomes(api, readPages(contentDir), PACKAGES);
  const missing = allExports(api).filter(({ key }) => !homes.has(key));
  for (const { key } of missing) {
    console.log(
      `No page documents ${key}: add its name to the "documents" of the page that explains it, or name it in backticks on a page of its package.`,
    );
  }
  const problems = findStaleCorrections(
    readSnapshot(contentDir, PACKAGES.names),
    readCorrections(contentDir),
    contentDir,
  );
  printProblems(problems);
  return missing.length === 0 && problems.length === 0;
}

function areFactsRight(): boolean {
  const problems = findFactProblems(contentDir, rootDir, PACKAGES);
  printProblems(problems);
  if (problems.length === 0) {
    console.log('The facts about the packages are up to date');
  }
  return problems.length === 0;
}
