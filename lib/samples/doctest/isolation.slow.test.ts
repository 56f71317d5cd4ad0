import { spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
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

import { formatProblem } from '@/lib/base/source';
import { SampleProcess } from './sample-child';
import { verifyWarm } from '@/tests/support/verify-warm';

/** A busy machine takes its time; the test's own limit ends it. */
const PATIENT = { timeout: 0 };

/** A repository of its own, so that what samples leave behind is seen. */
let rootDir: string;
let contentDir: string;

test.beforeEach(() => {
  rootDir = mkdtempSync(path.join(tmpdir(), 'isolation-'));
  contentDir = path.join(rootDir, 'content');
  mkdirSync(path.join(contentDir, 'docs'), { recursive: true });
  mkdirSync(path.join(contentDir, '_setup'));
  copyFileSync(
    'content/_setup/tsconfig.json',
    path.join(contentDir, '_setup/tsconfig.json'),
  );
  copyFileSync('package.json', path.join(rootDir, 'package.json'));
  symlinkSync(path.resolve('node_modules'), path.join(rootDir, 'node_modules'));
});
test.afterEach(() => rmSync(rootDir, { recursive: true, force: true }));

/** Writes a page with these samples, each of which begins two lines below the line of its fence. */
function writeSamples(...samples: (readonly string[])[]): void {
  const fences = samples.flatMap((lines) => ['```ts run', ...lines, '```', '']);
  writeFileSync(
    path.join(contentDir, 'docs/page.mdx'),
    ['---', 'title: A page', '---', '', ...fences].join('\n'),
  );
}

async function check(...samples: (readonly string[])[]): Promise<string[]> {
  writeSamples(...samples);
  const { problems } = await verifyWarm({ rootDir, contentDir });
  return problems.map(formatProblem);
}

test('a sample sees nothing of the environment of whoever checks it', async () => {
  process.env['SECRET_TOKEN'] = 'secret';
  try {
    expect(
      await check([
        "process.env['SECRET_TOKEN']; // => undefined",
        'Object.keys(process.env).some((name) => /npm|HOME|PATH/.test(name)); // => false',
        "JSON.stringify(process.argv).includes('secret'); // => false",
      ]),
    ).toEqual([]);
  } finally {
    delete process.env['SECRET_TOKEN'];
  }
});

test('time stands still while a sample connects to a server of its own', async () => {
  expect(
    await check([
      "import { pbkdf2 } from 'node:crypto';",
      "import { createServer } from 'node:http';",
      "import type { AddressInfo } from 'node:net';",
      '',
      "const server = createServer((_, answer) => answer.end('ahoy'));",
      'await new Promise<void>((done) => server.listen(0, done));',
      'const { port } = server.address() as AddressInfo;',
      '// Names are looked up where this is computed, and after it.',
      "for (let i = 0; i < 8; i++) pbkdf2('a', 'b', 400_000, 64, 'sha512', () => {});",
      'const answer = await fetch(`http://localhost:${port}/`);',
      "await answer.text(); // => 'ahoy'",
      'server.closeAllConnections();',
      'server.close();',
    ]),
  ).toEqual([]);
});

test('a sample writes to its own folder only, which the next one finds empty, and starts nothing', async () => {
  const outside = path.join(rootDir, 'outside.txt');
  const reports = await check(
    [
      "import { spawn } from 'node:child_process';",
      "import { readFileSync, writeFileSync } from 'node:fs';",
      "import { Worker } from 'node:worker_threads';",
      '',
      'const codeOf = (action: () => unknown) => { try { action(); return undefined; } catch (error) { return (error as { code: string }).code; } };',
      `codeOf(() => writeFileSync('${outside}', 'x')); // => 'ERR_ACCESS_DENIED'`,
      "codeOf(() => writeFileSync('own.txt', 'x')); // => undefined",
      `codeOf(() => readFileSync('${path.join(contentDir, 'docs/page.mdx')}')); // => 'ERR_ACCESS_DENIED'`,
      "codeOf(() => spawn('ls')); // => 'ERR_ACCESS_DENIED'",
      "codeOf(() => new Worker('', { eval: true })); // => 'ERR_ACCESS_DENIED'",
    ],
    [
      "import { readdirSync } from 'node:fs';",
      '',
      "readdirSync('.'); // => []",
    ],
  );
  expect(reports).toEqual([]);
  expect(existsSync(outside)).toBe(false);
});

test('a sample that watches or silences errors does not do so for the next one', async () => {
  const reports = await check(
    [
      "import { config } from 'rxjs';",
      'config.onUnhandledError = () => undefined;',
      'console.error = () => undefined;',
    ],
    [
      "import { Subject } from 'rxjs';",
      'const source$ = new Subject<number>();',
      'source$.subscribe();',
      "source$.error(new Error('leak'));",
    ],
    ["console.error('a plank is loose');"],
  );
  expect(reports).toEqual([
    expect.stringContaining('page.mdx:15:15 The sample throws Error: leak'),
    expect.stringContaining('a plank is loose'),
  ]);
});

const LIMITS = { heapMb: 512, silentLooks: 120 };

/** Runs a sample as it is compiled. */
async function runCompiled(
  body: string,
  limits: Partial<typeof LIMITS> = {},
): Promise<{ messages: string[]; isSpent: boolean }> {
  const codeDir = mkdtempSync(path.join(rootDir, 'run-'));
  const file = path.join(codeDir, 'sample.js');
  writeFileSync(file, `export default async function () { ${body} }`);
  const process = new SampleProcess(
    'node',
    { rootDir, codeDir, filesDir: path.join(codeDir, 'files') },
    { ...LIMITS, ...limits },
  );
  const { problems } = await process.run({
    file,
    host: 'node',
    throws: null,
    expected: [],
    usesTestBed: false,
  });
  const isSpent = !process.isAlive;
  process.stop();
  return { messages: problems.map(({ message }) => message), isSpent };
}

test('after a sample that fails comes a new process, and after another one the same', async () => {
  const failed = await runCompiled("throw new Error('sinks');");
  expect(failed.messages).toEqual([
    expect.stringMatching(/^The sample throws Error: sinks/),
  ]);
  expect(failed.isSpent).toBe(true);
  expect(await runCompiled('')).toEqual({ messages: [], isSpent: false });
});

test('when the checker is killed, the processes of samples go with it', async () => {
  writeSamples([
    "import { writeFileSync } from 'node:fs';",
    '',
    "writeFileSync('pid', String(process.pid));",
    'await new Promise(() => {});',
  ]);
  const checker = spawn(
    process.execPath,
    [
      ...['scripts/run.mjs', 'tests/support/check-samples.ts'],
      ...[rootDir, contentDir],
    ],
    { stdio: 'ignore' },
  );
  const samplesDir = path.join(rootDir, '.cache/samples');
  const findPid = () =>
    readdirSync(samplesDir, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('files-node/pid'))
      .map((name) =>
        Number(readFileSync(path.join(samplesDir, name), 'utf8')),
      )[0];
  mkdirSync(samplesDir, { recursive: true });
  await expect.poll(findPid, PATIENT).toBeGreaterThan(0);
  const pid = findPid() ?? 0;
  checker.kill('SIGKILL');
  await expect.poll(() => isRunning(pid), PATIENT).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const EXCESSES: Record<
  string,
  { body: string; limits: Partial<typeof LIMITS>; message: RegExp }
> = {
  'a loop without end': {
    body: 'for (;;);',
    limits: { silentLooks: 4 },
    message: /gave no sign of life.*infinite loop/,
  },
  'a process that is blocked': {
    body: 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);',
    limits: { silentLooks: 4 },
    message: /gave no sign of life.*blocks the whole process/,
  },
  'objects without end': {
    body: 'const all = []; for (;;) all.push(new Array(1000).fill(1.5));',
    limits: { heapMb: 64 },
    message: /needs more than 64 MB of memory/,
  },
  'an end of the process': {
    body: 'process.exit(3);',
    limits: {},
    message: /ends its process \(exit code 3\)/,
  },
  'a wait for what never happens': {
    body: 'await new Promise(() => {});',
    limits: {},
    message: /never ends: it awaits something that does not happen/,
  },
};

for (const [name, { body, limits, message }] of Object.entries(EXCESSES)) {
  test(`${name} is stopped, and reported as that`, async () => {
    const { messages } = await runCompiled(body, limits);
    expect(messages).toEqual([expect.stringMatching(message)]);
  });
}
