import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listFiles } from '@/lib/export/host';
import { compareTrees } from '@/tests/support/compare-trees';
import { buildCopy, makeCleanCopy } from '@/tests/support/clean-copy';

const MAX_SHOWN = 20;

/** `--keep folder` leaves the export there when all is well. */
const { values } = parseArgs({ options: { keep: { type: 'string' } } });

/** Two clean builds of the last commit, in different folders, have to be the same to the byte. */
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
    console.error(`[site] ${differences.length} files differ.`);
    process.exitCode = 1;
  } else {
    const { length } = await listFiles(first);
    console.log(`Two clean builds are byte-identical: ${length} files.`);
    if (values.keep) {
      rmSync(values.keep, { recursive: true, force: true });
      cpSync(first, values.keep, { recursive: true });
    }
  }
} finally {
  for (const { remove } of copies) remove();
}
