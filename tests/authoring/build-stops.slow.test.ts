import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { makeDoc, makeTree, type TreeFiles } from '@/tests/support/make-tree';

test.describe.configure({ timeout: 300_000 });

/** What a checkout does not hold or a build writes. */
const NOT_LINKED = ['.git', '.cache', '.next', 'out', 'public', 'test-results'];
const LAST_GOOD = 'the last good export';

/** The project in a folder of its own, with an export in `out`. */
function makeProject(): { dir: string; remove: () => void } {
  const dir = mkdtempSync(path.join(tmpdir(), 'build-stops-'));
  for (const name of readdirSync('.')) {
    if (NOT_LINKED.includes(name)) continue;
    const copy = path.join(dir, name);
    // Settings of the compiler hold for files of their own folder.
    if (name === 'node_modules') symlinkSync(path.resolve(name), copy);
    else cpSync(name, copy, { recursive: true });
  }
  mkdirSync(path.join(dir, 'out'));
  writeFileSync(path.join(dir, 'out', 'index.html'), LAST_GOOD);
  return {
    dir,
    remove: () => rmSync(dir, { recursive: true, maxRetries: 20 }),
  };
}

const keel = (body: string) => makeDoc({ title: 'Keel', position: 3, body });

const STOPS: {
  name: string;
  files: TreeFiles;
  says: RegExp;
  env?: Record<string, string>;
}[] = [
  {
    name: 'a frontmatter error',
    files: { 'docs/boat/keel.mdx': keel('Text.').replace('title:', 'titel:') },
    says: /content\/docs\/boat\/keel\.mdx:2 [\s\S]*"titel"[\s\S]*Did you mean "title"/,
  },
  {
    name: 'an unknown component',
    files: { 'docs/boat/keel.mdx': keel('Text.\n\n<Detail />') },
    says: /content\/docs\/boat\/keel\.mdx:9:1 uses the unknown component <Detail>[\s\S]*Did you mean "Details"/,
  },
  {
    name: 'broken MDX',
    files: { 'docs/boat/keel.mdx': keel('Text.\n\n<Details summary="a">') },
    says: /content\/docs\/boat\/keel\.mdx:9:1 .*not valid MDX[\s\S]*close every tag/,
  },
  {
    name: 'an import',
    files: { 'docs/boat/keel.mdx': keel("import a from 'a';\n\nText.") },
    says: /content\/docs\/boat\/keel\.mdx:7:1 has an import or export[\s\S]*remove the line/,
  },
  {
    name: 'a duplicate route',
    files: { 'docs/boat/sails/index.mdx': keel('Text.') },
    says: /claims the route \/docs\/boat\/sails, which content\/docs\/boat\/sails[\s\S]*rename or remove/,
  },
  {
    name: 'a link that leads nowhere',
    files: { 'docs/boat/keel.mdx': keel('See [it](/docs/boat/sail).') },
    says: /content\/docs\/boat\/keel\.mdx:7:5 links to \/docs\/boat\/sail, which does not exist[\s\S]*\/docs\/boat\/sails/,
  },
  {
    name: 'an anchor that leads nowhere',
    files: { 'docs/boat/keel.mdx': keel('See [it](/docs/boat/sails#calm).') },
    says: /content\/docs\/boat\/keel\.mdx:7:5 links to "#calm"[\s\S]*#light-wind/,
  },
  {
    name: 'a sample that promises a wrong value',
    files: {
      'docs/boat/keel.mdx': keel('Text.\n\n```ts run\n1 + 1; // => 3\n```'),
    },
    says: /content\/docs\/boat\/keel\.mdx:10:1 `\/\/ => 3` was promised, but the sample gives 2/,
  },
  {
    name: 'React for development',
    files: {},
    says: /NODE_ENV is "development"[\s\S]*NODE_ENV=production npm run build/,
    env: { NODE_ENV: 'development' },
  },
];

let project: ReturnType<typeof makeProject>;
// What it has made of the same files once is known to the next build.
test.beforeAll(() => {
  project = makeProject();
});
test.afterAll(() => project.remove());

for (const { name, files, says, env } of STOPS) {
  test(`${name} stops the build and leaves the last export whole`, () => {
    const tree = makeTree(files);
    cpSync('content/api', path.join(tree.root, 'api'), { recursive: true });
    const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
      cwd: project.dir,
      env: { ...process.env, CONTENT_ROOT: tree.root, ...env },
      encoding: 'utf8',
    });
    const out = path.join(project.dir, 'out');
    expect(stdout + stderr).toMatch(says);
    expect(status).not.toBe(0);
    expect(readdirSync(out)).toEqual(['index.html']);
    expect(readFileSync(path.join(out, 'index.html'), 'utf8')).toBe(LAST_GOOD);
    tree.remove();
  });
}
