import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { assertExport } from '@/lib/export/host';
import { compareTrees } from '@/tests/support/compare-trees';
import { buildCopy, makeWorkingCopy } from '@/tests/support/clean-copy';
import { makeDoc, makeTree } from '@/tests/support/make-tree';

/** A page that fills every cache. */
const KEEL = {
  title: 'Keel',
  position: 3,
  body: 'A keel is heavy.\n\n```ts run\n1 + 1; // => 2\n```',
};

/** What may happen to files between two builds. */
const WAYS: Record<string, (file: string) => void> = {
  emptied: (file) => truncateSync(file),
  halved: (file) => truncateSync(file, Math.floor(statSync(file).size / 2)),
  noise: (file) => writeFileSync(file, Buffer.alloc(statSync(file).size, 0x5a)),
  removed: (file) => rmSync(file),
  'of another shape': (file) => writeFileSync(file, '{"nonsense":[1]}'),
};

/** Caches of JSON: what does not parse counts as absent. */
const CACHES = ['articles', 'highlight', 'trees'];

type Damage = [file: string, way: string];

/** Other stored or generated files: each is damaged in the way given. */
const FILES: Damage[] = [
  ['.cache/samples/manifest.json', 'of another shape'],
  ['public/search-index.json', 'emptied'],
  ['public/search-files.json', 'noise'],
  ['public/pages.json', 'halved'],
];

/** What is published, damaged likewise. */
const PUBLISHED: Damage[] = [['out/index.html', 'emptied']];

function damage(dir: string, files: readonly Damage[]): void {
  for (const [file, way] of files) WAYS[way]?.(path.join(dir, file));
}

/** Every way for every cache, as far as its files go. */
function damageCaches(dir: string): number {
  const ways = Object.values(WAYS);
  let damaged = 0;
  for (const cache of CACHES) {
    const folder = path.join(dir, '.cache', cache);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name))
      .filter((file) => statSync(file).isFile());
    for (const [index, file] of files.entries()) {
      ways[index % ways.length]?.(file);
    }
    damaged += files.length;
  }
  return damaged;
}

/** The bundler's own cache is not damaged; without it a build takes twice as long. */
const BUNDLER_CACHE = '.next/cache';

type Build = { child: ChildProcess; output: () => string };

function startBuild(dir: string, content: string): Build {
  const child = spawn('npm', ['run', 'build'], {
    cwd: dir,
    env: { ...process.env, CONTENT_ROOT: content },
    // A group of its own, which can be ended as a whole.
    detached: true,
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece) => (text += String(piece)));
  }
  return { child, output: () => text };
}

test('whatever happens to a build or between two, what is published is whole and right', async () => {
  test.setTimeout(1_800_000);
  const copy = makeWorkingCopy(process.cwd());
  const tree = makeTree({ 'docs/boat/keel.mdx': makeDoc(KEEL) });
  cpSync('content/api', path.join(tree.root, 'api'), { recursive: true });
  const { dir } = copy;
  const out = path.join(dir, 'out');
  const good = path.join(dir, '..', 'good');
  const bundled = path.join(dir, BUNDLER_CACHE);
  if (existsSync(BUNDLER_CACHE)) {
    cpSync(BUNDLER_CACHE, bundled, { recursive: true });
  }
  try {
    buildCopy(dir, { CONTENT_ROOT: tree.root });
    assertExport(out);
    cpSync(out, good, { recursive: true });

    await test.step('every cache damaged in one of five ways, and a build that is killed while it exports', async () => {
      expect(damageCaches(dir)).toBeGreaterThan(CACHES.length);
      damage(dir, FILES);
      const raw = path.join(dir, '.next/raw-export');
      rmSync(raw, { recursive: true, force: true });
      const { child, output } = startBuild(dir, tree.root);
      await expect
        .poll(() => existsSync(raw) || child.exitCode !== null, {
          timeout: 600_000,
        })
        .toBe(true);
      expect(child.exitCode, output()).toBeNull();
      process.kill(-(child.pid ?? 0), 'SIGKILL');
      assertExport(out);
      expect(await compareTrees(good, out)).toEqual([]);
    });

    await test.step('an old export damaged and half deleted, and two builds at once that mend it all', async () => {
      damage(dir, PUBLISHED);
      rmSync(path.join(out, 'docs'), { recursive: true });
      const builds = [1, 2].map(() => startBuild(dir, tree.root));
      const ends = await Promise.all(
        builds.map(({ child }) => once(child, 'exit')),
      );
      expect(
        ends.map(([code]) => code),
        builds.map(({ output }) => output()).join('\n'),
      ).toContain(0);
      assertExport(out);
      expect(await compareTrees(good, out)).toEqual([]);
    });
  } finally {
    copy.remove();
    tree.remove();
  }
});
