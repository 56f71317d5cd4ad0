import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCopy, makeCleanCopy } from '@/tests/support/clean-copy';

/** A build of the last commit with the pages that crash and every switch of the site turned the other way. */
const { dir, remove } = makeCleanCopy('.');
try {
  const file = join(dir, 'content', 'site.json');
  const config: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const switched = {
    ...(config as object),
    baseUrlBanner: true,
    navbar: { hideOnScroll: true },
    colorMode: { default: 'light', respectSystemPreference: false },
  };
  writeFileSync(file, JSON.stringify(switched));
  console.log(`Building the lab in ${dir} …`);
  buildCopy(dir, { SITE_LAB: '1' });
  const { status } = spawnSync(
    'npx',
    ['playwright', 'test', '--project=browser', 'lab.spec'],
    {
      env: { ...process.env, LAB_EXPORT: join(dir, 'out') },
      stdio: 'inherit',
    },
  );
  process.exitCode = status ?? 1;
} finally {
  remove();
}
