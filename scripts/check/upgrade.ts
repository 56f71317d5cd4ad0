import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { askNpm } from '@/lib/packages/collect';
import { nearest } from '@/lib/base/text';
import { listFiles } from '@/lib/base/files';
import { readOptions } from '@/scripts/setup/options';

const USAGE = `Upgrades documented packages, finds anew what the site knows of them, and lists what changed for readers.

npm run upgrade -- @rx-angular/state@21.1.3 [other@version]

It takes minutes and shows what it is at. Packages that the release requires, and that this site has, follow.`;

/** What is found anew, in an order in which each step has what it needs. */
const STEPS = [['record', 'api'], ['record', 'facts'], ['samples']] as const;

const manifestSchema = z.looseObject({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

const { positionals } = readOptions(USAGE, { allowPositionals: true });
if (positionals.length === 0) {
  throw new Error(`[site] Nothing was upgraded: name a package.\n\n${USAGE}`);
}
const root = 'content';
const wanted = new Map(positionals.map(parseRelease));
for (const [name, version] of [...wanted]) await addPeers(name, version);
const before = snapshot();
install();
const failed = STEPS.filter(([script, ...args]) => !run(script, ...args));
printChanges(before, snapshot());
for (const [script, ...args] of failed) {
  console.log(
    `npm run ${[script, ...args].join(' ')} found mistakes; they stand above. Mend the pages that it names, and run it again.`,
  );
}
process.exitCode = failed.length > 0 ? 1 : 0;

/** @throws Error when this is no version of a package of this site */
function parseRelease(text: string): [name: string, version: string] {
  const at = text.lastIndexOf('@');
  const [name, version] = [text.slice(0, at), text.slice(at + 1)];
  const installed = Object.keys(installedVersions());
  if (at > 0 && /^\d+\.\d+\.\d+$/.test(version) && installed.includes(name)) {
    return [name, version];
  }
  const [close = '@rx-angular/state'] = nearest(name || text, installed);
  throw new Error(
    `[site] "${text}" is no release of a package that this site installs, so nothing was upgraded. Write name and whole version: ${close}@${installedVersions()[close]}.`,
  );
}

function installedVersions(): Record<string, string> {
  const { dependencies, devDependencies } = manifestSchema.parse(
    JSON.parse(readFileSync('package.json', 'utf8')),
  );
  return { ...dependencies, ...devDependencies };
}

/** A release brings the newest versions of what it requires, where this site installs an older one. */
async function addPeers(name: string, version: string): Promise<void> {
  const peers = z
    .record(z.string(), z.string())
    .parse((await askNpm(`${name}@${version}`, ['peerDependencies'])) ?? {});
  const installed = installedVersions();
  for (const [peer, range] of Object.entries(peers)) {
    const current = installed[peer];
    if (current === undefined || wanted.has(peer)) continue;
    const fitting = [await askNpm(`${peer}@${range}`, ['version'])]
      .flat()
      .map(String)
      .filter((one) => /^\d+\.\d+\.\d+$/.test(one));
    const newest = fitting.at(-1);
    if (newest === undefined || fitting.includes(current)) continue;
    // Packages that are released together are installed together.
    const scope = peer.startsWith('@') ? `${peer.split('/')[0]}/` : peer;
    for (const [other, its] of Object.entries(installed)) {
      if (other.startsWith(scope) && its === current) wanted.set(other, newest);
    }
  }
}

/** @throws Error when npm cannot install them; everything is as it was then */
function install(): void {
  const releases = [...wanted].map(([name, version]) => `${name}@${version}`);
  console.log(releases.join('\n'));
  const files = ['package.json', 'package-lock.json'];
  const texts = files.map((file) => readFileSync(file));
  if (npmSync('install', '--save-exact', ...releases)) return;
  files.forEach((file, index) => writeFileSync(file, texts[index] ?? ''));
  throw new Error(
    '[site] npm cannot install them together, and says above why, so nothing was upgraded. Name the packages that have to follow as well.',
  );
}

function run(script: string, ...args: readonly string[]): boolean {
  console.log(`\nnpm run ${[script, ...args].join(' ')}`);
  return npmSync('run', '--silent', script, ...args);
}

function npmSync(...args: readonly string[]): boolean {
  const { status } = spawnSync('npm', args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/** What readers see of the packages, by file. */
function snapshot(): Map<string, string> {
  const names = listFiles(root, '.json').filter((name) =>
    /^(?:samples|api)\//.test(name),
  );
  return new Map(
    names.map((name) => {
      const text = readFileSync(path.join(root, name), 'utf8');
      return [name, name.startsWith('samples/') ? findingsIn(text) : text];
    }),
  );
}

/** A sample is recorded under a hash of all versions, which is another after each upgrade. */
function findingsIn(records: string): string {
  return JSON.stringify(Object.values(JSON.parse(records) as object));
}

function printChanges(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): void {
  const changed = [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .sort();
  console.log('\nWhat changed for readers:');
  for (const name of changed) {
    const page = /^samples\/(.*)\.json$/.exec(name)?.[1];
    console.log(
      page === undefined
        ? `  content/${name}: exports, costs or versions that pages show`
        : `  content/${page}.mdx: what its samples do, say or show`,
    );
  }
  if (changed.length === 0) console.log('  nothing');
  console.log(
    'Read it with git diff content, mend the pages, then: npm run check:content && npm run check:api && npm run test:all',
  );
}
