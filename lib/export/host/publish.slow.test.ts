import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findDamage, INVENTORY_FILE, writeInventory } from './inventory';
import { assertExport, publishExport } from './publish';

let root: string;
let out: string;

test.beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'publish-'));
  out = join(root, 'out');
});
test.afterEach(() => rmSync(root, { recursive: true }));

/** An export as it is before it is published, of which every file tells the edition. */
function makeFinished(edition: string): string {
  const dir = join(root, '.next', 'raw-export');
  for (const name of ['index.html', 'docs/state.html', 'docs/state.html.br']) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), `${edition}: ${name}`);
  }
  return dir;
}

const editionIn = (dir: string): string =>
  readFileSync(join(dir, 'index.html'), 'utf8').split(':')[0] ?? '';

/** Publishes in another process, which ends itself before a step. */
function publishUntil(step: number): { isKilled: boolean } {
  const { signal, status, stderr } = spawnSync(
    process.execPath,
    [
      ...['scripts/run.mjs', 'tests/support/die-at-step.ts'],
      ...[makeFinished('new'), out, String(step)],
    ],
    { encoding: 'utf8' },
  );
  expect(signal === 'SIGKILL' || status === 0, stderr).toBe(true);
  return { isKilled: signal === 'SIGKILL' };
}

test('a new export takes the place of the old one, and leaves nothing behind', async () => {
  await publishExport(makeFinished('old'), out);
  await publishExport(makeFinished('new'), out);
  expect(editionIn(out)).toBe('new');
  expect(existsSync(join(root, '.next/replaced/out'))).toBe(false);
  expect(existsSync(join(root, '.next/raw-export'))).toBe(false);
  await assertExport(out);
});

test('killed before any of its steps, a publication leaves the old export or the new one', async () => {
  test.slow();
  const editions: string[] = [];
  for (let step = 1; ; step++) {
    await publishExport(makeFinished('old'), out);
    const { isKilled } = publishUntil(step);
    if (!isKilled) break;
    // Without help there is a whole export or none, and the next command has a whole one in any case.
    if (existsSync(out)) expect(await findDamage(out)).toEqual([]);
    await assertExport(out);
    editions.push(editionIn(out));
  }
  expect(editions.length).toBeGreaterThan(5);
  expect(new Set(editions)).toEqual(new Set(['old', 'new']));
});

test('an export that was moved away by a publication which was ended is brought back', async () => {
  await publishExport(makeFinished('old'), out);
  mkdirSync(join(root, '.next/replaced'), { recursive: true });
  renameSync(out, join(root, '.next/replaced/out'));
  await assertExport(out);
  expect(editionIn(out)).toBe('old');
});

test('what is left of an old export does not stop the next publication', async () => {
  await publishExport(makeFinished('old'), out);
  mkdirSync(join(root, '.next/replaced/out'), { recursive: true });
  writeFileSync(join(root, '.next/replaced/out/half.html'), 'half');
  await publishExport(makeFinished('new'), out);
  await assertExport(out);
  expect(editionIn(out)).toBe('new');
  expect(existsSync(join(out, 'half.html'))).toBe(false);
});

const DAMAGES: { name: string; do: () => void; says: RegExp }[] = [
  {
    name: 'a missing page',
    do: () => rmSync(join(out, 'docs/state.html')),
    says: /part of an export only[\s\S]*docs\/state\.html is missing/,
  },
  {
    name: 'a folder half deleted',
    do: () => rmSync(join(out, 'docs'), { recursive: true }),
    says: /2 files are not as they were built/,
  },
  {
    name: 'an emptied file',
    do: () => truncateSync(join(out, 'docs/state.html.br')),
    says: /docs\/state\.html\.br is damaged/,
  },
  {
    name: 'another text of the same length',
    do: () => writeFileSync(join(out, 'index.html'), 'odd: index.html'),
    says: /index\.html is damaged/,
  },
  {
    name: 'no inventory',
    do: () => rmSync(join(out, INVENTORY_FILE)),
    says: /no finished export: it has no sha256sums\.txt[\s\S]*npm run build/,
  },
  {
    name: 'an empty inventory',
    do: () => truncateSync(join(out, INVENTORY_FILE)),
    says: /sha256sums\.txt is damaged/,
  },
  {
    name: 'an inventory that was cut',
    do: () => truncateSync(join(out, INVENTORY_FILE), 100),
    says: /sha256sums\.txt is damaged/,
  },
  {
    name: 'no export at all',
    do: () => rmSync(out, { recursive: true }),
    says: /no finished export/,
  },
];

for (const damage of DAMAGES) {
  test(`${damage.name} is refused by name`, async () => {
    await publishExport(makeFinished('old'), out);
    damage.do();
    await expect(assertExport(out)).rejects.toThrow(damage.says);
  });
}

test('an inventory is one that sha256sum reads, and files of hosts beside it do no harm', async () => {
  await publishExport(makeFinished('old'), out);
  writeFileSync(join(out, 'CNAME'), 'boats.example');
  const check = () =>
    spawnSync('sha256sum', ['--check', '--quiet', INVENTORY_FILE], {
      cwd: out,
    });
  expect(check().status).toBe(0);
  await assertExport(out);
  appendFileSync(join(out, 'index.html'), ' ');
  expect(check().status).not.toBe(0);
});

test('an export that cannot be finished stays away from the one that is there', async () => {
  await publishExport(makeFinished('old'), out);
  const finished = makeFinished('new');
  // Stands for a disk without room: nothing can be written where a folder is.
  mkdirSync(join(finished, INVENTORY_FILE));
  await expect(publishExport(finished, out)).rejects.toThrow('EISDIR');
  await assertExport(out);
  expect(editionIn(out)).toBe('old');
});

test('an inventory that was cut at the end of a line is noticed', async () => {
  const dir = makeFinished('old');
  await writeInventory(dir);
  const file = join(dir, INVENTORY_FILE);
  const [first = ''] = readFileSync(file, 'utf8').split(/(?<=\n)/);
  writeFileSync(file, first);
  await expect(findDamage(dir)).resolves.not.toEqual([]);
});
