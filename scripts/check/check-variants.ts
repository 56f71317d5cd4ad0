import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compareTrees } from '@/lib/static-host';
import { buildCopy, makeCleanCopy } from '@/tests/support/clean-copy';
import { makeVariantsTree } from '@/tests/support/variants-tree';

const EDITED_PAGE = 'docs/boat/sails.mdx';

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
  process.exitCode = status || (await checkKeptPages()) ? 1 : 0;
} finally {
  tree.remove();
  remove();
}

/**
 * Edits a page: a build that keeps all others has to be the same, to the byte, as one that renders them.
 *
 * @returns how many mistakes there are
 */
async function checkKeptPages(): Promise<number> {
  appendFileSync(join(tree.root, EDITED_PAGE), '\nOne sentence more.\n');
  const build = () => buildCopy(dir, { CONTENT_ROOT: tree.root });
  const out = join(dir, 'out');
  // Not inside: the build id is made of all files there.
  const kept = join(dir, '..', 'kept');
  build();
  const plan = readFileSync(join(dir, '.cache/pages/plan.json'), 'utf8');
  if (!plan.includes('"isKept":true')) {
    console.error(
      '[site] The build after an edit has kept no page of the one before, so each edit costs a whole build. What changes between builds must not be named in scripts/build/plan-docs.ts.',
    );
    return 1;
  }
  renameSync(out, kept);
  rmSync(join(dir, '.cache/pages'), { recursive: true });
  build();
  const differences = await compareTrees(kept, out);
  if (differences.length === 0) {
    console.log(
      'A build that keeps pages is the same as one that renders all.',
    );
  } else {
    console.error(differences.join('\n'));
    console.error(
      `[site] ${differences.length} files differ from a build that renders all pages. Something they are made of is missing in scripts/build/plan-docs.ts.`,
    );
  }
  return differences.length;
}
