import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';

const PAGE = 'content/docs/state/index.mdx';
const CODE = 'components/ui/icon.tsx';

/** As an archive is unpacked: without a repository. */
function makeProject(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'build-id-'));
  for (const file of ['content/site.json', PAGE, CODE]) {
    cpSync(file, path.join(dir, file));
  }
  return dir;
}

test('a page that is edited leaves the build id, and so the files of all other pages, as it is', () => {
  const dir = makeProject();
  const before = readBuildId(dir);
  expect(before).toMatch(/^[0-9a-f]{16}$/);

  appendFileSync(path.join(dir, PAGE), 'More.\n');
  const records = path.join(dir, 'content/samples');
  mkdirSync(records);
  writeFileSync(path.join(records, 'a.json'), '{}');
  expect(readBuildId(dir)).toBe(before);

  appendFileSync(path.join(dir, CODE), '// More.\n');
  expect(readBuildId(dir)).not.toBe(before);
  rmSync(dir, { recursive: true });
});

test('a file that belongs to no part of the site leaves the build id as it is', () => {
  const dir = makeProject();
  const before = readBuildId(dir);
  for (const stray of ['stray.txt', 'lib/.DS_Store', 'notes/todo.ts']) {
    mkdirSync(path.dirname(path.join(dir, stray)), { recursive: true });
    writeFileSync(path.join(dir, stray), 'stray');
  }
  expect(readBuildId(dir)).toBe(before);
  rmSync(dir, { recursive: true });
});

test('the build id does not depend on where the project lies', () => {
  const [first, second] = [makeProject(), makeProject()];
  expect(readBuildId(first)).toBe(readBuildId(second));
  rmSync(first, { recursive: true });
  rmSync(second, { recursive: true });
});

/** The id of what is in another folder. */
function readBuildId(cwd: string): string {
  const module = JSON.stringify(
    pathToFileURL('scripts/build/build-id.mjs').href,
  );
  const script = `import { hashOfSite } from ${module};
    console.log(hashOfSite());`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd,
    encoding: 'utf8',
  }).trim();
}
