import { writeFileSync } from 'node:fs';
import path from 'node:path';

import {
  FACT_FILES,
  findFactProblems,
  findStaleCorrections,
  readCorrections,
  readPackageFacts,
  readSnapshot,
} from '@/lib/packages';
import {
  buildSnapshot,
  carryHistory,
  findOutdated,
} from '@/lib/packages/extract';
import { writeChanged } from '@/lib/base/files';
import { printProblems } from '@/lib/base/source';
import { PACKAGES } from '@/lib/site/product';
import { readOptions } from '@/scripts/setup/options';

const USAGE = `Reads the public API of the documented packages into content/api.

npm run record api         write the snapshot
npm run check:api   fail when the installed packages differ from it, when a corrected comment has changed, or when the facts
                    about the packages are of other versions`;

const { values } = readOptions(USAGE, {
  options: {
    check: { type: 'boolean', default: false },
  },
});
const rootDir = process.cwd();
const contentDir = 'content';

const files = buildSnapshot(rootDir, contentDir, PACKAGES);
const outdated = findOutdated(files);
for (const file of outdated) console.log(file);
if (values.check) {
  console.log(
    outdated.length === 0
      ? `${files.length} files of content/api are up to date`
      : 'The installed packages differ from the snapshot. Run `npm run record api`, read the diff and mend the pages it touches.',
  );
  const stale = findStaleCorrections(
    readSnapshot(contentDir, PACKAGES.names),
    readCorrections(contentDir),
    contentDir,
  );
  const facts = findFactProblems(contentDir, rootDir, PACKAGES);
  printProblems([...stale, ...facts]);
  if (facts.length === 0) {
    console.log('The facts about the packages are up to date');
  }
  const isRight = [outdated, stale, facts].every((found) => found.length === 0);
  process.exitCode = isRight ? 0 : 1;
} else {
  const { history } = readPackageFacts(contentDir, PACKAGES);
  const before = readSnapshot(contentDir, PACKAGES.names);
  writeChanged(files);
  const after = readSnapshot(contentDir, PACKAGES.names);
  writeFileSync(
    path.join(contentDir, FACT_FILES.history),
    `${JSON.stringify(carryHistory(history, before, after), null, 1)}\n`,
  );
}
