import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { z } from 'zod';

import { findRunProblems, RUN_RESULT, type SampleResult } from './run-problems';

const SAMPLE_PROCESS = fileURLToPath(
  new URL('./sample-process.mjs', import.meta.url),
);

/** Where the packages lie that the processes themselves need; samples may have others. */
const OWN_PACKAGES = createRequire(import.meta.url)
  .resolve('@sinonjs/fake-timers')
  .replace(/(node_modules)[\\/].*$/, '$1');
const MAX_STDERR_CHARS = 10_000;

/** Where a sample is stopped; so many looks in a row without a sign of life take a minute on a machine that has time. */
const LIMITS = { heapMb: 512, silentLooks: 120 };

const ANSWER = z.object({
  /** Why it did not run. */
  problems: z.array(z.object({ site: z.number(), message: z.string() })),
  run: RUN_RESULT,
  order: z.array(z.number()),
  /** Whether it has left timers behind. */
  hasTimers: z.boolean(),
  html: z.string().optional(),
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

/** Whether samples of a process find a document, or serve one. */
type Host = 'node' | 'dom' | 'ssr';

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
 * A process in which samples run one after the other: without the environment of the checker, with Node's permissions,
 * a folder and an amount of memory of its own. It ends with the checker.
 */
export class SampleProcess {
  isAlive = true;
  readonly #child: ChildProcess;
  #stderr = '';
  #sample: SampleRequest | undefined;
  #resolve: (result: SampleResult) => void = () => undefined;

  /** @param preload modules that come before samples, since others look for what they set */
  constructor(
    host: Host,
    folders: SampleFolders,
    private readonly limits = LIMITS,
    preload: readonly string[] = [],
  ) {
    const script = [SAMPLE_PROCESS, host, ...preload];
    this.#child = startProcess(folders, script, limits.heapMb);
    this.#child.stderr?.on('data', (chunk: Buffer) => {
      if (this.#stderr.length < MAX_STDERR_CHARS) {
        this.#stderr += chunk.toString();
      }
    });
    this.#child.on('message', (message) => {
      const { data } = ANSWER.safeParse(message);
      if (data) this.#resolve(this.#judge(data));
    });
    this.#child.on('error', () => this.#onEnd(null, null));
    this.#child.on('exit', (code, signal) => this.#onEnd(code, signal));
  }

  /** @returns among others the promises that do not hold; never rejects, whatever the sample does */
  run(sample: SampleRequest): Promise<SampleResult> {
    this.#sample = sample;
    const endWatch = watchSilence(this.#child, this.limits.silentLooks, () =>
      this.#giveUp(),
    );
    return new Promise<SampleResult>((resolve) => {
      this.#resolve = resolve;
      // It may have ended meanwhile; its exit has the reason.
      this.#child.send(sample, () => undefined);
    }).finally(endWatch);
  }

  #judge({ problems, run, order, hasTimers, html }: z.infer<typeof ANSWER>) {
    const { throws, expected } = this.#sample ?? { throws: null, expected: [] };
    const expectations = expected.map((text) => ({ text }));
    const found =
      problems.length > 0
        ? problems
        : findRunProblems({ throws: throws ?? undefined, expectations }, run);
    // Schedulers remember what they wait for: a sample that leaves timers behind, or fails half way, must not share
    // its process with the next one.
    if (found.length > 0 || hasTimers) this.stop();
    return { problems: found, order, html };
  }

  stop(): void {
    this.isAlive = false;
    this.#child.kill('SIGKILL');
  }

  #onEnd(code: number | null, signal: string | null) {
    this.isAlive = false;
    const isFull = /heap out of memory/i.test(this.#stderr);
    const message = isFull
      ? `The sample needs more than ${this.limits.heapMb} MB of memory and was stopped.`
      : `The sample ends its process (${code === null ? `signal ${signal ?? 'none'}` : `exit code ${code}`}). ${this.#stderr.slice(0, 500)}`;
    this.#resolve({ problems: [{ message: message.trim() }], order: [] });
  }

  #giveUp(): void {
    this.stop();
    const message =
      'The sample gave no sign of life and was stopped. Check for an infinite loop, or for something that blocks the whole process.';
    this.#resolve({ problems: [{ message }], order: [] });
  }
}

function startProcess(
  folders: SampleFolders,
  script: readonly string[],
  heapMb: number,
): ChildProcess {
  const { filesDir } = folders;
  mkdirSync(filesDir, { recursive: true });
  // Nothing of the checker's own, so no secrets, and the same on every machine; without a root, Windows starts nothing.
  const { SystemRoot } = process.env;
  const env: Record<string, string | undefined> = {
    LANG: 'en_US.UTF-8',
    TZ: 'UTC',
    TMPDIR: filesDir,
    SystemRoot,
  };
  return spawn(process.execPath, [...flagsFor(folders, heapMb), ...script], {
    cwd: filesDir,
    env: env as NodeJS.ProcessEnv,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

/** Samples may read packages and what was compiled for them, and start no programs or threads. */
function flagsFor(
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
    // Newer permissions know the network, which servers that samples start need as well.
    ...(isKnown('--allow-net') ? ['--allow-net'] : []),
    ...[...readable].map((file) => `--allow-fs-read=${file}`),
    `--allow-fs-write=${path.join(filesDir, '*')}`,
  ];
}

const LOOK_INTERVAL_MS = 500;

/**
 * Watches a process that is to send something now and then. Looks are counted, as a machine that is busy, or was
 * asleep, may take any time for them.
 *
 * @returns ends the watch
 */
export function watchSilence(
  child: ChildProcess,
  maxSilentLooks: number,
  onSilent: () => void,
): () => void {
  let silentLooks = 0;
  const reset = () => {
    silentLooks = 0;
  };
  child.on('message', reset);
  const timer = setInterval(() => {
    if (++silentLooks > maxSilentLooks) onSilent();
  }, LOOK_INTERVAL_MS);
  return () => {
    clearInterval(timer);
    child.off('message', reset);
  };
}
