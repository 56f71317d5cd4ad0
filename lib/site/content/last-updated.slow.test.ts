import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readDates } from './last-updated';

const PAGE = 'content/docs/ä b.mdx';
const DAY = '2024-01-02T12:00:00Z';

let now = DAY;

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
      env: { ...process.env, GIT_AUTHOR_DATE: now, GIT_COMMITTER_DATE: now },
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
  const root = path.join(folder, 'content');
  const dates = readDates(root, (text) => warnings.push(text));
  return { day: dates.get('content/docs/ä b.mdx'), warnings: warnings.join() };
}

let dir = '';
test.beforeEach(() => {
  now = DAY;
  dir = mkdtempSync(path.join(tmpdir(), 'dates-'));
});
test.afterEach(() => rmSync(dir, { recursive: true }));

for (const site of ['', 'apps/docs', 'a b/ö[1]', 'a"b/t\tab', ' #%é']) {
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

test('content in a submodule, elsewhere or behind a link has the days of its own history', () => {
  const [inner, outer] = ['inner', 'outer'].map((name) => path.join(dir, name));
  mkdirSync(inner ?? '');
  mkdirSync(path.join(outer ?? '', 'content/docs'), { recursive: true });
  makeRepository(inner ?? '', '');
  now = '2024-03-04T12:00:00Z';
  makeRepository(outer ?? '', '');
  git(outer ?? '', 'submodule', 'add', '-q', inner ?? '', 'sub');
  symlinkSync('sub/content', path.join(outer ?? '', 'link'));
  expect(read(outer ?? '').day).toBe('2024-03-04');
  for (const [root, name] of [
    ['sub', PAGE.replace('', 'sub/')],
    ['sub/content', PAGE],
    ['link', PAGE.replace('content', 'link')],
  ] as const) {
    const dates = readDates(path.join(outer ?? '', root), (text) => {
      throw new Error(text);
    });
    expect(dates.get(name)).toBe('2024-01-02');
  }
});

test('what a hook of another repository has set is not that of the folder', () => {
  const [one, other] = ['one', 'other'].map((name) => path.join(dir, name));
  mkdirSync(one ?? '');
  mkdirSync(other ?? '');
  const folder = makeRepository(one ?? '', 'apps/docs');
  now = '2024-03-04T12:00:00Z';
  makeRepository(other ?? '', '');
  for (const GIT_DIR of ['.git', path.join(other ?? '', '.git')]) {
    Object.assign(process.env, { GIT_DIR, GIT_WORK_TREE: other });
    const found = read(folder);
    delete process.env['GIT_DIR'];
    delete process.env['GIT_WORK_TREE'];
    expect(found).toEqual({ day: '2024-01-02', warnings: '' });
  }
});

for (const setting of [
  'log.showRoot false',
  'log.showSignature true',
  'diff.relative true',
  'diff.renames copies',
  'color.ui always',
  'core.quotePath true',
  'status.relativePaths false',
]) {
  test(`with ${setting} in the settings of git, the day is the same`, () => {
    const folder = makeRepository(dir, 'apps/docs');
    git(dir, 'config', ...setting.split(' '));
    expect(read(folder)).toEqual({ day: '2024-01-02', warnings: '' });
  });
}

test('a clone without what its days are in asks no other host, and says so', () => {
  const whole = path.join(dir, 'whole');
  mkdirSync(whole);
  makeRepository(whole, '');
  git(whole, 'config', 'uploadpack.allowFilter', 'true');
  const filter = ['--filter=tree:0', '--no-checkout', `file://${whole}`];
  git(dir, 'clone', '-q', ...filter, 'partial');
  mkdirSync(path.join(dir, 'partial/content'));
  expect(read(path.join(dir, 'partial'))).toEqual({
    day: undefined,
    warnings: expect.stringMatching(/not allowed/),
  });
});

test('without a whole history there are no days, and a warning says why', () => {
  mkdirSync(path.join(dir, 'content'));
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

/** What happens to a page after the day of its text, and the day that it has then. */
const EVENTS: Record<
  string,
  [happens: (folder: string) => void, day: string | undefined]
> = {
  'is moved as it is': [
    (folder) => {
      git(folder, 'mv', PAGE, 'content/b.mdx');
      git(folder, 'commit', '-qm', 'there');
      git(folder, 'mv', 'content/b.mdx', PAGE);
      git(folder, 'commit', '-qm', 'and back');
    },
    '2024-01-02',
  ],
  'is moved and changed': [
    (folder) => {
      git(folder, 'mv', PAGE, 'content/b.mdx');
      git(folder, 'commit', '-qm', 'there');
      writeFileSync(path.join(folder, 'content/b.mdx'), 'Another text');
      git(folder, 'mv', 'content/b.mdx', PAGE);
      git(folder, 'commit', '-qam', 'and back');
    },
    '2024-03-04',
  ],
  'is removed and written again': [
    (folder) => {
      git(folder, 'rm', '-q', PAGE);
      git(folder, 'commit', '-qm', 'gone');
      mkdirSync(path.join(folder, 'content/docs'), { recursive: true });
      writeFileSync(path.join(folder, PAGE), 'Text');
      git(folder, 'add', '-A');
      git(folder, 'commit', '-qm', 'again');
    },
    '2024-03-04',
  ],
  'gives its name to another': [
    (folder) => {
      git(folder, 'mv', PAGE, 'content/b.mdx');
      git(folder, 'commit', '-qm', 'moved');
      writeFileSync(path.join(folder, PAGE), 'Of its own');
      git(folder, 'add', '-A');
      git(folder, 'commit', '-qm', 'new');
    },
    '2024-03-04',
  ],
  'came from another folder with all others': [
    (folder) => {
      git(folder, 'mv', 'content', 'texts');
      git(folder, 'commit', '-qm', 'away');
      git(folder, 'mv', 'texts', 'content');
      git(folder, 'commit', '-qm', 'and back');
    },
    '2024-01-02',
  ],
  'takes the name of one that is gone': [
    (folder) => {
      git(folder, 'mv', PAGE, 'content/b.mdx');
      git(folder, 'commit', '-qm', 'moved');
      mkdirSync(path.join(folder, 'content/docs'), { recursive: true });
      writeFileSync(path.join(folder, PAGE), 'Of its own');
      git(folder, 'add', '-A');
      git(folder, 'commit', '-qm', 'another');
      now = '2024-05-06T12:00:00Z';
      git(folder, 'rm', '-q', PAGE);
      git(folder, 'commit', '-qm', 'gone');
      mkdirSync(path.join(folder, 'content/docs'), { recursive: true });
      git(folder, 'mv', 'content/b.mdx', PAGE);
      git(folder, 'commit', '-qm', 'in its place');
    },
    '2024-01-02',
  ],
  'is changed and not committed': [
    (folder) => writeFileSync(path.join(folder, PAGE), 'Unsaved'),
    '2024-01-02',
  ],
  'is merged without a change': [
    (folder) => {
      git(folder, 'checkout', '-qb', 'side');
      writeFileSync(path.join(folder, 'content/b.mdx'), 'b');
      git(folder, 'add', '-A');
      git(folder, 'commit', '-qm', 'b');
      git(folder, 'checkout', '-q', '-');
      writeFileSync(path.join(folder, 'content/c.mdx'), 'c');
      git(folder, 'add', '-A');
      git(folder, 'commit', '-qm', 'c');
      git(folder, 'merge', '-q', 'side', '-m', 'merge');
    },
    '2024-01-02',
  ],
  'is changed in the merge alone': [
    (folder) => {
      git(folder, 'checkout', '-qb', 'side');
      git(folder, 'commit', '-q', '--allow-empty', '-m', 'b');
      git(folder, 'checkout', '-q', '-');
      git(folder, 'merge', '-q', '--no-ff', '--no-commit', 'side');
      writeFileSync(path.join(folder, PAGE), 'Settled');
      git(folder, 'commit', '-qam', 'merge');
    },
    '2024-03-04',
  ],
  'gets another mode': [
    (folder) => {
      chmodSync(path.join(folder, PAGE), 0o755);
      git(folder, 'commit', '-qam', 'mode');
    },
    '2024-03-04',
  ],
  'is read in a work tree beside': [
    (folder) => git(folder, 'worktree', 'add', '-q', '../beside'),
    '2024-01-02',
  ],
};

for (const site of ['', 'apps/docs'])
  for (const [event, [happens, day]] of Object.entries(EVENTS)) {
    test(`a page of "${site}" that ${event} has the day of its text`, () => {
      const folder = path.join(dir, 'repository');
      mkdirSync(folder);
      makeRepository(folder, site);
      now = '2024-03-04T12:00:00Z';
      happens(path.join(folder, site));
      expect(read(path.join(folder, site))).toEqual({ day, warnings: '' });
    });
  }
