import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildCopy, makeCleanCopy } from '@/tests/support/clean-copy';
import { makeVariantsTree } from '@/tests/support/variants-tree';

/** A build of the last commit from a small content folder with more languages and an older version, and its tests. */
const { dir, remove } = makeCleanCopy('.');
const tree = makeVariantsTree();
try {
  console.log(`Building three languages and two versions in ${dir} …`);
  buildCopy(dir, { CONTENT_ROOT: tree.root });
  const { status } = spawnSync(
    'npx',
    ['playwright', 'test', '--project=browser', 'variants.spec'],
    {
      env: { ...process.env, VARIANTS_EXPORT: join(dir, 'out') },
      stdio: 'inherit',
    },
  );
  process.exitCode = status ?? 1;
} finally {
  tree.remove();
  remove();
}
