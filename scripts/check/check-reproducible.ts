import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '@/lib/export/host';
import { compareTrees } from '@/tests/support/compare-trees';
import { buildCopy, makeCleanCopy } from '@/tests/support/clean-copy';
import { counted } from '@/lib/base/text';
import { readOptions } from '@/scripts/setup/options';

const MAX_SHOWN = 20;

const USAGE = `Builds the last commit twice, in different folders, and compares the exports to the byte.

node scripts/run.mjs scripts/check/check-reproducible.ts [--keep folder]

  --keep   leaves the export there when all is well`;

const { values } = readOptions(USAGE, {
  options: { keep: { type: 'string' } },
});
const original = makeCleanCopy('.');
// A copy of the copy: a commit made in between must not come in.
const copies = [original, makeCleanCopy(original.dir)];
try {
  for (const { dir } of copies) {
    console.log(`Building in ${dir} …`);
    buildCopy(dir, { SITE_ONCE: '1' });
  }
  const [first = '', second = ''] = copies.map(({ dir }) => join(dir, 'out'));
  const differences = await compareTrees(first, second);
  if (differences.length > 0) {
    console.error(differences.slice(0, MAX_SHOWN).join('\n'));
    console.error(
      `[site] ${counted(differences.length, 'file differs', 'files differ')}.`,
    );
    process.exitCode = 1;
  } else {
    const { length } = listFiles(first);
    console.log(`Two clean builds are byte-identical: ${length} files.`);
    if (values.keep) {
      rmSync(values.keep, { recursive: true, force: true });
      cpSync(first, values.keep, { recursive: true });
    }
  }
} finally {
  for (const { remove } of copies) remove();
}
