import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';

const PAGE = 'content/docs/state/index.mdx';
const CODE = 'components/ui/icon.tsx';

test('a page that is edited leaves the build id, and so the files of all other pages, as it is', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'build-id-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: dir });
  for (const file of ['content/site.json', PAGE, CODE]) {
    cpSync(file, path.join(dir, file));
  }
  git('init', '-q');
  git('add', '.');
  const before = readBuildId(dir);
  expect(before).toMatch(/^[0-9a-f]{16}$/);

  appendFileSync(path.join(dir, PAGE), 'More.\n');
  expect(readBuildId(dir)).toBe(before);

  appendFileSync(path.join(dir, CODE), '// More.\n');
  expect(readBuildId(dir)).not.toBe(before);
  rmSync(dir, { recursive: true });
});

/** What the configuration of the site says in another folder. */
function readBuildId(cwd: string): string {
  const config = JSON.stringify(pathToFileURL('next.config.mjs').href);
  const script = `import configure from ${config};
    console.log(configure('phase-test').generateBuildId());`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd,
    encoding: 'utf8',
  }).trim();
}
