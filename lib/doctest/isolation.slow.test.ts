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
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { formatProblem } from '@/lib/source';
import { usageOf } from './process-usage';
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

test('a sample reaches no server, not even one on this machine', async () => {
  let asked = 0;
  const server = createServer((_, answer) => {
    asked += 1;
    answer.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const reports = await check(
    [
      "import { get } from 'node:http';",
      "import { connect } from 'node:net';",
      "import { lookup, promises } from 'node:dns';",
      "import { createSocket } from 'node:dgram';",
      '',
      'const refused = (error: Error) => String(error.cause ?? error);',
      `const address = 'http://127.0.0.1:${port}/';`,
      'const said = await fetch(address).then(String, refused);',
      "said.includes('samples have no network'); // => true",
      "const errors = await Promise.all([get(address), connect({ port: 1, host: 'mast.example' })].map((one) => new Promise<Error>((done) => one.on('error', done))));",
      "errors.every(({ message }) => message.includes('samples have no network')); // => true",
      'const throws = (ask: () => unknown) => { try { ask(); return false; } catch { return true; } };',
      "throws(() => lookup('mast.example', () => {})); // => true",
      "throws(() => promises.resolve('mast.example')); // => true",
      "throws(() => createSocket('udp4')); // => true",
    ],
    [`await fetch('http://127.0.0.1:${port}/');`],
  );
  server.close();
  expect(reports).toEqual([
    expect.stringMatching(
      /^content\/docs\/page\.mdx:\d+:\d+ The sample throws TypeError: fetch failed.*samples have no network/,
    ),
  ]);
  expect(asked).toBe(0);
});

test('a sample may talk to a server of its own', async () => {
  expect(
    await check([
      "import { createServer } from 'node:http';",
      "import type { AddressInfo } from 'node:net';",
      '',
      "const server = createServer((_, answer) => answer.end('ahoy'));",
      'await new Promise<void>((done) => server.listen(0, done));',
      'const { address, port } = server.address() as AddressInfo;',
      "address; // => '127.0.0.1'",
      'const answer = await fetch(`http://localhost:${port}/`);',
      "await answer.text(); // => 'ahoy'",
      'server.closeAllConnections();',
      'server.close();',
    ]),
  ).toEqual([]);
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

test('a connection that a sample hides stops no clock of the next', async () => {
  expect(
    await check(
      [
        "import { connect, createServer } from 'node:net';",
        "import type { AddressInfo } from 'node:net';",
        '',
        'const server = createServer();',
        'await new Promise<void>((done) => server.listen(0, done));',
        'const { port } = server.address() as AddressInfo;',
        "const socket = connect(port, '127.0.0.1');",
        'socket.removeAllListeners();',
        'socket.destroy();',
        'server.close();',
        'socket.listenerCount("connect"); // => 0',
      ],
      [
        'await new Promise((done) => setTimeout(done, 10));',
        "'awake'; // => 'awake'",
      ],
    ),
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
      'const throws = (action: () => unknown) => { try { action(); return false; } catch { return true; } };',
      'throws(() => process.kill(process.ppid, 0)); // => true',
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

/** Runs a sample as it is compiled: `__samples.value(n, …)` is what stands before the n-th `// =>`. */
async function runCompiled(
  body: string,
  expected: readonly string[] = [],
  limits: Partial<typeof LIMITS> = {},
): Promise<{ messages: string[]; isSpent: boolean }> {
  const codeDir = mkdtempSync(path.join(rootDir, 'run-'));
  const file = path.join(codeDir, 'sample.js');
  writeFileSync(file, `export default async function () { ${body} }`);
  const process = new SampleProcess(
    'node',
    { rootDir, codeDir, filesDir: path.join(codeDir, 'files') },
    undefined,
    { ...LIMITS, ...limits },
  );
  const { findings } = await process.run({
    file,
    host: 'node',
    throws: null,
    expected,
    usesTestBed: false,
  });
  const isSpent = !process.isAlive;
  process.stop();
  return { messages: findings.map(({ message }) => message), isSpent };
}

const LIMITS = {
  cpuSeconds: 15,
  stillLooks: 120,
  heapMb: 512,
  residentMb: 1536,
};

const TALKS: Record<string, string> = {
  'noise that is no JSON': 'ahoy',
  'JSON of another shape': '{"nonsense":1}',
  'a result of its own making': '{"nonce":"","findings":[],"isSpent":false}',
};

for (const [name, line] of Object.entries(TALKS)) {
  test(`a sample that answers for the judge with ${name} is told, and ended`, async () => {
    const { messages, isSpent } = await runCompiled(
      `const { writeSync } = await import('node:fs'); writeSync(3, '${line}\\n'); __samples.value(0, 2);`,
      ['3'],
    );
    expect(messages).toEqual([
      expect.stringMatching(/^The sample writes where its result is told/),
    ]);
    expect(isSpent).toBe(true);
  });
}

test('a sample that answers for the judge does not end the checker, which names it', async () => {
  const reports = await check(
    [
      "import { writeSync } from 'node:fs';",
      '',
      "writeSync(3, 'ahoy\\n');",
      '1 + 1; // => 3',
    ],
    ['1 + 2; // => 4'],
  );
  expect(reports).toEqual([
    expect.stringMatching(
      /^content\/docs\/page\.mdx:5:1 The sample writes where its result is told/,
    ),
    expect.stringMatching(/page\.mdx:13:1 `\/\/ => 4` was promised/),
  ]);
});

test('a sample finds no channel to the checker', async () => {
  expect(
    await check([
      '(process as { send?: unknown }).send; // => undefined',
      '(process as { channel?: unknown }).channel; // => undefined',
    ]),
  ).toEqual([]);
});

const TAMPERINGS: Record<string, string> = {
  'Array.prototype.map': 'Array.prototype.map = () => [];',
  'Array.prototype.flatMap, to hide what is wrong':
    'Array.prototype.flatMap = () => [];',
  'Array.prototype.push': 'Array.prototype.push = () => 0;',
  'what arrays are walked with':
    'Array.prototype[Symbol.iterator] = function* () {};',
  'all objects':
    "Object.defineProperty(Object.prototype, 'get', { value: 1, configurable: true });",
  'the prototype of arrays':
    'Object.setPrototypeOf(Array.prototype, { length: 9 });',
  'JSON.stringify': "JSON.stringify = () => '{}';",
  'a final property':
    "Object.defineProperty(String.prototype, 'trim', { value: () => '', configurable: false, writable: false });",
};

for (const [name, tampering] of Object.entries(TAMPERINGS)) {
  test(`a sample that changes ${name} changes no verdict, and has its process for itself`, async () => {
    const body = `${tampering}; __samples.value(0, 2);`;
    const right = await runCompiled(body, ['2']);
    expect(right).toEqual({ messages: [], isSpent: true });
    const wrong = await runCompiled(body, ['3']);
    expect(wrong.messages).toEqual([
      expect.stringMatching(/`\/\/ => 3` was promised, but the sample gives 2/),
    ]);
  });
}

test('samples that change nothing share a process', async () => {
  const { isSpent } = await runCompiled('__samples.value(0, 2);', ['2']);
  expect(isSpent).toBe(false);
});

test('a sample after one that changed an array method is judged as if it had not', async () => {
  expect(
    await check(
      ['Array.prototype.map = () => [];'],
      ["[' keel '].map((text) => text.trim()); // => ['keel']"],
    ),
  ).toEqual([]);
});

test('a global that a sample leaves behind is not there for the next one', async () => {
  const sample = [
    'const all = globalThis as { sails?: number };',
    'all.sails; // => undefined',
    'all.sails = 2;',
  ];
  expect(await check(sample, sample)).toEqual([]);
});

test('when the checker is killed, a sample in a loop without end goes with it, and its files', async () => {
  writeSamples([
    "import { writeFileSync } from 'node:fs';",
    '',
    "writeFileSync('pid', String(process.pid));",
    'for (;;);',
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
  expect(usageOf(pid)).toBeDefined();
  checker.kill('SIGKILL');
  await expect.poll(() => isRunning(pid), PATIENT).toBe(false);
  await expect.poll(() => readdirSync(samplesDir), PATIENT).toEqual([]);
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
  { body: string; limits: Partial<typeof LIMITS>; says: RegExp }
> = {
  'a loop without end': {
    body: 'for (;;);',
    limits: { cpuSeconds: 1 },
    says: /did not end within 1 s of processor time.*loop without end/,
  },
  'a process that is blocked': {
    body: 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);',
    limits: { stillLooks: 2 },
    says: /stands still.*blocks the whole process/,
  },
  'objects without end': {
    body: 'const all = []; for (;;) all.push(new Array(1000).fill(1.5));',
    limits: { heapMb: 64 },
    says: /needs more than 64 MB of memory/,
  },
  'bytes without end': {
    body: 'const all = []; for (;;) { all.push(Buffer.alloc(1e7, 1)); await new Promise((next) => queueMicrotask(next)); }',
    limits: { residentMb: 300 },
    says: /needs more than 300 MB of memory/,
  },
  'an end of the process': {
    body: 'process.exit(3);',
    limits: {},
    says: /ends its process \(exit code 3\)/,
  },
  'a wait for what never happens': {
    body: 'await new Promise(() => {});',
    limits: {},
    says: /never ends: it awaits something that does not happen/,
  },
};

for (const [name, { body, limits, says }] of Object.entries(EXCESSES)) {
  test(`${name} is stopped, and said to be that`, async () => {
    const { messages } = await runCompiled(body, [], limits);
    expect(messages).toEqual([expect.stringMatching(says)]);
  });
}
