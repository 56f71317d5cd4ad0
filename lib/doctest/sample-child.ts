import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

import { z } from 'zod';

import type { SampleResult } from './finding';
import { watchProcess, type Look } from './process-usage';

const SAMPLE_PROCESS = fileURLToPath(
  new URL('./sample-process.mjs', import.meta.url),
);

/** Where the packages lie that the processes themselves need; samples may have others. */
const OWN_PACKAGES = createRequire(import.meta.url)
  .resolve('@sinonjs/fake-timers')
  .replace(/(node_modules)[\\/].*$/, '$1');
const MAX_STDERR_CHARS = 10_000;

/** Where a sample is stopped. */
const LIMITS = {
  /** What it may compute before that counts as a loop without end: processor time, so that a busy machine is none. */
  cpuSeconds: 15,
  /** Looks in a row, two a second, at which it computed nothing: a sample that waits like this waits for nothing. */
  stillLooks: 120,
  heapMb: 512,
  /** Memory outside of the heap included. */
  residentMb: 1536,
};

const FINDING = z.object({
  /** Index of the expectation that is not met. */
  site: z.number().optional(),
  message: z.string(),
  stack: z.string().optional(),
});
const READY = z.object({ isReady: z.literal(true) });
const ANSWER = z.object({
  /** Of the request that is answered: a sample does not know it. */
  nonce: z.string(),
  findings: z.array(FINDING),
  order: z.array(z.number()),
  /** Whether the next sample needs a new process. */
  isSpent: z.boolean(),
});

/** A sample that is ready to be run. */
export type SampleRequest = {
  /** Absolute path of an ES module whose default export runs it. */
  file: string;
  host: 'node' | 'di' | 'dom';
  /** Text of the error that it is to throw. */
  throws: string | null;
  /** Source of the values promised, for each expectation. */
  expected: readonly string[];
  usesTestBed: boolean;
};

/** Whether samples of a process find a document. */
export type Host = 'node' | 'dom';

/** Where samples run. */
export type SampleFolders = {
  /** The repository, in which packages resolve. */
  rootDir: string;
  /** Where their compiled form lies. */
  codeDir: string;
  /** Their working folder: the only one that they may write to. */
  filesDir: string;
};

/**
 * A process in which samples run one after the other: without the environment of the checker, without network, with a
 * folder and an amount of memory of its own. It ends with the checker.
 */
export class SampleProcess {
  isAlive = true;
  readonly #child: ChildProcess;
  readonly #ready: Promise<void>;
  #stderr = '';
  #nonce = '';
  #tell: (result: SampleResult) => void = () => undefined;

  /** @param onPid is told the process when it starts and when it has ended */
  constructor(
    host: Host,
    folders: SampleFolders,
    onPid: (pid: number, isRunning: boolean) => void = () => undefined,
    private readonly limits = LIMITS,
  ) {
    mkdirSync(folders.filesDir, { recursive: true });
    this.#child = spawn(
      process.execPath,
      [...flagsFor(folders, limits.heapMb), SAMPLE_PROCESS, host],
      {
        cwd: folders.filesDir,
        env: environmentFor(folders.filesDir) as NodeJS.ProcessEnv,
        stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
      },
    );
    const { pid } = this.#child;
    if (pid !== undefined) onPid(pid, true);
    // It may have ended when it is written to; its exit tells why.
    this.#child.stdin?.on('error', () => undefined);
    this.#child.stderr?.on('data', (chunk: Buffer) => {
      if (this.#stderr.length < MAX_STDERR_CHARS) {
        this.#stderr += chunk.toString();
      }
    });
    this.#ready = new Promise((resolve) => {
      const answers = this.#child.stdio[3] as Readable;
      createInterface({ input: answers }).on('line', (line) => {
        if (READY.safeParse(parseJson(line)).success) resolve();
        else this.#hear(line);
      });
      this.#child.on('error', () => this.#onEnd(resolve, null, null));
      this.#child.on('exit', (code, signal) => {
        if (pid !== undefined) onPid(pid, false);
        this.#onEnd(resolve, code, signal);
      });
    });
  }

  /** @returns among others what the sample promised and did not keep; never rejects, whatever the sample does */
  async run(sample: SampleRequest): Promise<SampleResult> {
    const answer = new Promise<SampleResult>((resolve) => {
      this.#tell = resolve;
    });
    const endWatch = this.#watch();
    await this.#ready;
    if (this.isAlive) this.#ask(sample);
    const result = await answer;
    endWatch();
    return result;
  }

  stop(): void {
    this.isAlive = false;
    this.#child.kill('SIGKILL');
  }

  #ask(sample: SampleRequest): void {
    this.#nonce = randomUUID();
    const request = { nonce: this.#nonce, sample };
    this.#child.stdin?.write(`${JSON.stringify(request)}\n`);
  }

  #hear(line: string): void {
    const answer = ANSWER.safeParse(parseJson(line));
    if (!answer.success || answer.data.nonce !== this.#nonce) {
      this.#give(
        'The sample writes where its result is told, so nothing can be said about it. Take out what writes to a file that the sample has not opened.',
      );
      return;
    }
    if (answer.data.isSpent) this.stop();
    this.#tell(answer.data);
  }

  #onEnd(resolve: () => void, code: number | null, signal: string | null) {
    this.isAlive = false;
    resolve();
    const isFull = /heap out of memory/i.test(this.#stderr);
    const message = isFull
      ? `The sample needs more than ${this.limits.heapMb} MB of memory and was stopped.`
      : `The sample ends its process (${code === null ? `signal ${signal ?? 'none'}` : `exit code ${code}`}). ${this.#stderr.slice(0, 500)}`;
    this.#tell({ findings: [{ message: message.trim() }], order: [] });
  }

  /** Stops the process and says why; what it says afterwards is not heard. */
  #give(message: string): void {
    this.stop();
    this.#tell({ findings: [{ message }], order: [] });
  }

  /** @returns ends it */
  #watch(): () => void {
    return watchProcess(this.#child.pid ?? 0, (look) => {
      const excess = this.#excess(look);
      if (excess) this.#give(`The sample ${excess}`);
    });
  }

  #excess({ cpuSeconds, stillLooks, residentBytes }: Look): string | undefined {
    const { limits } = this;
    if (cpuSeconds > limits.cpuSeconds) {
      return `did not end within ${limits.cpuSeconds} s of processor time and was stopped. Look for a loop without end.`;
    }
    if (stillLooks > limits.stillLooks) {
      return 'stands still and was stopped. Look for something that blocks the whole process.';
    }
    return residentBytes > limits.residentMb * 1024 ** 2
      ? `needs more than ${limits.residentMb} MB of memory and was stopped.`
      : undefined;
  }
}

/** Samples may read packages and what was compiled for them, and start no programs or threads. */
export function flagsFor(
  { rootDir, codeDir, filesDir }: SampleFolders,
  heapMb: number,
): string[] {
  const isKnown = (flag: string) =>
    process.allowedNodeEnvironmentFlags.has(flag);
  const packages = path.join(rootDir, 'node_modules');
  // Node wants each once, and none inside of another.
  const readable = new Set(
    [
      ...[packages, OWN_PACKAGES].flatMap((one) => [one, realpathSync(one)]),
      codeDir,
      path.dirname(SAMPLE_PROCESS),
    ]
      .map((folder) => path.join(folder, '*'))
      .concat(path.join(rootDir, 'package.json')),
  );
  return [
    '--no-warnings',
    `--max-old-space-size=${heapMb}`,
    isKnown('--permission') ? '--permission' : '--experimental-permission',
    // Newer permissions know the network; `no-network.mjs` is finer.
    ...(isKnown('--allow-net') ? ['--allow-net'] : []),
    ...[...readable].map((file) => `--allow-fs-read=${file}`),
    `--allow-fs-write=${path.join(filesDir, '*')}`,
  ];
}

/** Nothing of the checker's own, so no secrets, and the same on every machine. */
export function environmentFor(filesDir: string): Record<string, string> {
  const { SystemRoot } = process.env;
  return {
    LANG: 'en_US.UTF-8',
    TZ: 'UTC',
    TMPDIR: filesDir,
    ...(SystemRoot === undefined ? {} : { SystemRoot }),
  };
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
