import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

import { BrowserHost } from './browser-host';
import { SampleEmitter, type EmittedSample } from './emit';
import { packDemo, type CompiledDemo } from './demo';
import type { Fence } from './extract';
import type { RunProblem, SampleHost } from './run-problems';
import type { Sample } from './plan';
import { originOf } from './virtual-file';
import { findBrowser, type FoundBrowser } from '@/lib/samples/chromium';
import type { Problem } from '@/lib/base/source';
import type { SampleProgram } from './program';
import type { Settings } from './settings';
import type { ObservedValue } from './record';
import { SampleProcess } from './sample-child';
import type { SampleFolders, SampleRequest } from './sample-child';

/** Processes that run samples one after the other. */
type ProcessHost = 'node' | 'dom';
type Host = ProcessHost | 'browser' | 'ssr';

const FOLDER_PREFIX = 'run-';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Called with what is counted, and how many of them are done. */
export type OnProgress = (what: string, done: number, of: number) => void;

const BROWSER = 'browser';
/** While some run, others are bundled, or rendered on a server, for the browser. */
const AT_ONCE_IN_BROWSER = 4;

/**
 * Runs samples in processes of their own, so that one that hangs or exits takes
 * nothing with it. Time is virtual: `interval(1000)` costs no second.
 */
export class SampleRunner {
  readonly #rootDir: string;
  readonly #bundles: Settings['bundles'];
  readonly #outDir: string;
  readonly #processes = new Map<ProcessHost, SampleProcess>();
  readonly #browser: BrowserHost | null | undefined;
  #round = 0;

  /**
   * @param rootDir absolute path of the repository, in which packages resolve
   * @param settings how samples are made into scripts for a browser
   * @param found the browser; with `null`, samples that need one are compiled and not run
   */
  constructor(
    rootDir: string,
    { bundles }: Pick<Settings, 'bundles'>,
    found: FoundBrowser | null | undefined = findBrowser(rootDir),
  ) {
    this.#rootDir = rootDir;
    this.#bundles = bundles;
    const cache = path.join(rootDir, '.cache', 'samples');
    mkdirSync(cache, { recursive: true });
    removeAbandoned(cache);
    this.#outDir = mkdtempSync(path.join(cache, FOLDER_PREFIX));
    this.#browser = found && new BrowserHost(found, rootDir, bundles);
  }

  /** A round of samples of one program, which run while more are added. */
  begin(program: SampleProgram, onProgress?: OnProgress): SampleRound {
    // A module that was imported once is never read again, so each round is new.
    const folder = path.join(this.#outDir, String(this.#round++));
    const emitter = new SampleEmitter(program, folder);
    const hostFor = (host: Host) => this.#hostFor(host);
    return new SampleRound(
      program,
      emitter,
      this.#browser,
      hostFor,
      onProgress,
    );
  }

  /** Ends the processes and the browser; what was written is removed. */
  async close(): Promise<void> {
    await this.#browser?.close();
    for (const process of this.#processes.values()) process.stop();
    this.#processes.clear();
    removeFolder(this.#outDir);
  }

  #hostFor(host: Host): SampleHost | undefined {
    if (isProcess(host)) {
      return {
        run: (emitted) => this.#processFor(host).run(toRequest(emitted)),
      };
    }
    if (!this.#browser) return undefined;
    if (host === 'browser') return this.#browser;
    const preload = [...this.#bundles.preload, ...this.#bundles.serverOnly];
    const folders = this.#foldersOf(host);
    const server = new SampleProcess(host, folders, undefined, preload);
    return onServerFirst(server, this.#browser);
  }

  #processFor(host: ProcessHost): SampleProcess {
    const running = this.#processes.get(host);
    if (running?.isAlive) return running;
    const started = new SampleProcess(host, this.#foldersOf(host));
    this.#processes.set(host, started);
    return started;
  }

  #foldersOf(host: Host): SampleFolders {
    return {
      rootDir: this.#rootDir,
      codeDir: this.#outDir,
      filesDir: path.join(this.#outDir, `files-${host}`),
    };
  }
}

/** A check that is interrupted leaves its folder behind. */
function removeAbandoned(cache: string): void {
  for (const name of readdirSync(cache)) {
    const folder = path.join(cache, name);
    const isOld = Date.now() - statSync(folder).mtimeMs > DAY_MS;
    if (name.startsWith(FOLDER_PREFIX) && isOld) removeFolder(folder);
  }
}

function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** Samples that run one after the other, each kind of host beside the other; in a browser, once all are known. */
export class SampleRound {
  readonly #queues = new Map<string, Promise<void>>();
  readonly #inBrowser: EmittedSample[] = [];
  /** Samples with problems in the browser, where they may have been late beside others. */
  readonly #late: EmittedSample[] = [];
  #added = 0;
  #done = 0;
  readonly #problems: Problem[] = [];
  readonly #values = new Map<Fence, ObservedValue[]>();

  constructor(
    private readonly program: SampleProgram,
    private readonly emitter: SampleEmitter,
    private readonly browser: BrowserHost | null | undefined,
    private readonly hostFor: (host: Host) => SampleHost | undefined,
    private readonly onProgress: OnProgress | undefined,
  ) {}

  /** Runs a sample as soon as those before it are done. */
  add(sample: Sample): void {
    this.#added++;
    const emitted = this.emitter.emit(sample);
    const host = hostOf(sample);
    if (isProcess(host)) this.#queue(host, emitted);
    else this.#inBrowser.push(emitted);
  }

  /** Runs a sample after those of the same queue. */
  #queue(queue: string, emitted: EmittedSample): void {
    const before = this.#queues.get(queue) ?? Promise.resolve();
    const work = async () => {
      const problems = await this.#run(emitted);
      this.onProgress?.('samples run', ++this.#done, this.#added);
      const isLate = problems.length > 0 && queue.startsWith(BROWSER);
      if (isLate) this.#late.push(emitted);
      else this.#problems.push(...problems);
    };
    this.#queues.set(queue, before.then(work));
  }

  async #run(emitted: EmittedSample): Promise<Problem[]> {
    const { sample } = emitted;
    const result = await this.hostFor(hostOf(sample))?.run(emitted);
    if (!result) return [];
    this.#values.set(sample.fence, observedValues(emitted, result.order));
    return result.problems.map((problem) =>
      toProblem(emitted, problem, this.program),
    );
  }

  /** Compiles the component of a sample that readers can run. */
  addDemo(sample: Sample): Promise<CompiledDemo | Problem> {
    const compiled = this.emitter.emitDemo(sample);
    return packDemo(sample, compiled, this.program);
  }

  /**
   * Waits until all have run.
   *
   * @returns promises that do not hold, in their pages, and the values that came
   */
  async end() {
    this.browser?.expect(this.#inBrowser);
    for (const [index, emitted] of this.#inBrowser.entries()) {
      this.#queue(`${BROWSER} ${index % AT_ONCE_IN_BROWSER}`, emitted);
    }
    await Promise.all(this.#queues.values());
    for (const emitted of this.#late) {
      this.#problems.push(...(await this.#run(emitted)));
    }
    return { problems: this.#problems, values: this.#values };
  }
}

function hostOf({ fence: { meta } }: Sample): Host {
  return meta.run === undefined || meta.run === 'di' ? 'node' : meta.run;
}

function isProcess(host: Host): host is ProcessHost {
  return host === 'node' || host === 'dom';
}

function toRequest(emitted: EmittedSample): SampleRequest {
  const { sample, file, expectations, imported } = emitted;
  const { run, throws } = sample.fence.meta;
  return {
    file,
    host: run === 'di' || run === 'dom' ? run : 'node',
    throws: throws ?? null,
    expected: expectations.map(({ text }) => text),
    usesTestBed: imported.has('@angular/core/testing'),
  };
}

/** Renders a sample on a server until it serves a document, then runs it again in the browser, on that document. */
function onServerFirst(
  server: SampleProcess,
  browser: BrowserHost,
): SampleHost {
  return {
    run: async (emitted) => {
      const request = { ...toRequest(emitted), throws: null, expected: [] };
      const { problems, html } = await server.run(request);
      server.stop();
      const [problem] = problems;
      if (html !== undefined && !problem) return browser.run(emitted, html);
      const {
        message = 'The sample serves no document. Hand it over with `hydrate`.',
      } = problem ?? {};
      const { throws } = emitted.sample.fence.meta;
      // What must fail may fail in this half.
      const isAnnounced = throws !== undefined && message.includes(throws);
      const onServer = message.replace('The s', 'On the server, the s');
      return {
        problems: isAnnounced ? [] : [{ ...problem, message: onServer }],
        order: [],
      };
    },
  };
}

/** None where a value is promised that may differ, or takes several lines. */
function observedValues(
  { sample, expectations }: EmittedSample,
  order: readonly number[],
): ObservedValue[] {
  const isPlain = expectations.every(
    ({ values, text }) => values.length > 0 || text === '',
  );
  if (!isPlain) return [];
  const next = expectations.map(({ values }) => values.values());
  return order.flatMap((site) => {
    const value = next[site]?.next().value;
    if (!value) return [];
    const { line } = originOf(sample.module, value.line, 0);
    return [{ line, text: value.text }];
  });
}

function toProblem(
  { sample, expectations }: EmittedSample,
  problem: RunProblem,
  program: SampleProgram,
): Problem {
  const expectation = expectations[problem.site ?? -1];
  const place = expectation
    ? originOf(sample.module, expectation.line, 0)
    : placeInStack(problem.stack ?? '', sample, program);
  return { file: sample.module.file, ...place, message: problem.message };
}

/** The first frame of the sample itself, mapped by Node from its source map. */
function placeInStack(stack: string, sample: Sample, program: SampleProgram) {
  const relative = path.posix.relative(program.programDir, sample.module.path);
  const start = stack.indexOf(`${relative}:`);
  const match = /^(\d+):(\d+)/.exec(
    start === -1 ? '' : stack.slice(start + relative.length + 1),
  );
  if (!match) return { line: sample.fence.line, column: sample.fence.column };
  return originOf(sample.module, Number(match[1]) - 1, Number(match[2]) - 1);
}
