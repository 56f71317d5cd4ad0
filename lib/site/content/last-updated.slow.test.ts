import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readDates } from './last-updated';

const DAY = '2024-01-02T12:00:00Z';

function git(cwd: string, ...args: string[]): void {
  execFileSync(
    'git',
    [
      '-c',
      'user.name=a',
      '-c',
      'user.email=a@b.example',
      '-c',
      'protocol.file.allow=always',
      ...args,
    ],
    {
      cwd,
      stdio: 'ignore',
      env: { ...process.env, GIT_AUTHOR_DATE: DAY, GIT_COMMITTER_DATE: DAY },
    },
  );
}

/** A repository with one page, and a commit after it in the same place. */
function makeRepository(dir: string, site: string): string {
  const folder = path.join(dir, site);
  mkdirSync(path.join(folder, 'content/docs'), { recursive: true });
  git(dir, 'init', '-q');
  writeFileSync(path.join(folder, 'content/docs/ä b.mdx'), 'Text');
  git(dir, 'add', '-A');
  git(dir, 'commit', '-qm', 'one');
  writeFileSync(path.join(folder, 'other.txt'), 'x');
  git(dir, 'add', '-A');
  git(dir, 'commit', '-qm', 'two');
  return folder;
}

function read(folder: string): { day: string | undefined; warnings: string } {
  const warnings: string[] = [];
  const dates = readDates(folder, (text) => warnings.push(text));
  return { day: dates.get('content/docs/ä b.mdx'), warnings: warnings.join() };
}

let dir = '';
test.beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'dates-'));
});
test.afterEach(() => rmSync(dir, { recursive: true }));

for (const site of ['', 'apps/docs', 'a b/ö[1]']) {
  test(`a page of a site in "${site}" of a repository has its day`, () => {
    expect(read(makeRepository(dir, site))).toEqual({
      day: '2024-01-02',
      warnings: '',
    });
  });
}

test('a site in a submodule has the days of its own history', () => {
  const [inner, outer] = ['inner', 'outer'].map((name) => path.join(dir, name));
  mkdirSync(inner ?? '');
  mkdirSync(outer ?? '');
  makeRepository(inner ?? '', '');
  git(outer ?? '', 'init', '-q');
  git(outer ?? '', 'submodule', 'add', '-q', inner ?? '', 'docs');
  expect(read(path.join(outer ?? '', 'docs')).day).toBe('2024-01-02');
});

test('without a whole history there are no days, and a warning says why', () => {
  expect(read(dir)).toEqual({
    day: undefined,
    warnings: expect.stringMatching(/not a git repository/i),
  });
  const whole = path.join(dir, 'whole');
  mkdirSync(whole);
  makeRepository(whole, 'apps/docs');
  git(dir, 'clone', '-q', '--depth', '1', `file://${whole}`, 'shallow');
  expect(read(path.join(dir, 'shallow/apps/docs'))).toEqual({
    day: undefined,
    warnings: expect.stringContaining('shallow'),
  });
  const empty = path.join(whole, 'apps/empty');
  mkdirSync(path.join(empty, 'content'), { recursive: true });
  expect(read(empty)).toEqual({
    day: undefined,
    warnings: expect.stringContaining('knows no file'),
  });
});
