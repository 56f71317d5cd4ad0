import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findBasePathLeaks } from '@/lib/static-host';
import { buildCopy, makeCleanCopy } from '@/tests/support/clean-copy';

const BASE = '/sub';
/** The one other setting of a build is tried with it, for its reports are made nowhere else. */
const ANALYTICS_ID = 'G-TEST';

/** A build of the last commit with a base path has to keep every address below it, and to work there. */
const { dir, remove } = makeCleanCopy('.');
try {
  console.log(`Building with the base path ${BASE} in ${dir} …`);
  buildCopy(dir, {
    BASE_PATH: BASE,
    NEXT_PUBLIC_ANALYTICS_ID: ANALYTICS_ID,
  });
  const out = join(dir, 'out');
  const leaks = await findBasePathLeaks(out, BASE);
  if (leaks.length > 0) {
    console.error(leaks.join('\n'));
    console.error(`[site] ${leaks.length} addresses leave the base path.`);
    process.exitCode = 1;
  } else {
    console.log('Every address stays below the base path.');
    const { status } = spawnSync(
      'npx',
      ['playwright', 'test', '--project=browser', 'base-path'],
      {
        env: { ...process.env, BASE_PATH_EXPORT: out, BASE_PATH: BASE },
        stdio: 'inherit',
      },
    );
    process.exitCode = status ?? 1;
  }
} finally {
  remove();
}
