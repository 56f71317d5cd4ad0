import { fork, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { z } from 'zod';

import { SampleEmitter, type EmittedSample } from './emit';
import { originOf, type Sample } from './plan';
import type { SampleProblem } from '@/lib/source';
import type { SampleProgram } from './program';

const SAMPLE_PROCESS = fileURLToPath(
  new URL('./sample-process.mjs', import.meta.url),
);
/** Real time a sample may take; a loop without end is stopped here. */
const SAMPLE_TIMEOUT_MS = 15_000;

const FINDING = z.object({
  /** Index of the expectation that is not met. */
  site: z.number().optional(),
  message: z.string(),
  stack: z.string().optional(),
});
type Finding = z.infer<typeof FINDING>;
const ANSWER = z.union([
  z.object({ isReady: z.literal(true) }),
  z.object({
    findings: z.array(FINDING),
    /** Whether the next sample needs a new process. */
    isSpent: z.boolean(),
  }),
]);

type Host = 'node' | 'dom';

/**
 * Runs samples in processes of their own, so that one that hangs or exits takes
 * nothing with it. Time is virtual: `interval(1000)` costs no second.
 */
export class SampleRunner {
  readonly #outDir: string;
  readonly #processes = new Map<Host, SampleProcess>();
  #round = 0;

  /** @param rootDir absolute path of the repository, in which packages resolve */
  constructor(rootDir: string) {
    const cache = path.join(rootDir, '.cache', 'samples');
    mkdirSync(cache, { recursive: true });
    this.#outDir = mkdtempSync(path.join(cache, 'run-'));
  }

  /** Starts the processes that some samples will need, while the compiler works. */
  warmUp(samples: readonly Sample[]) {
    for (const sample of samples) {
      if (sample.fence.meta.run) this.#processFor(hostOf(sample));
    }
  }

  /** A round of samples of one program, which run while more are added. */
  begin(program: SampleProgram): SampleRound {
    // A module that was imported once is never read again, so each round is new.
    const folder = path.join(this.#outDir, String(this.#round++));
    return new SampleRound(program, folder, (host) => this.#processFor(host));
  }

  /** Ends the processes and removes what was written. */
  close() {
    for (const process of this.#processes.values()) process.stop();
    this.#processes.clear();
    rmSync(this.#outDir, { recursive: true, force: true });
  }

  #processFor(host: Host): SampleProcess {
    const running = this.#processes.get(host);
    if (running?.isAlive) return running;
    const started = new SampleProcess(host);
    this.#processes.set(host, started);
    return started;
  }
}

/** Samples that run one after the other, each kind of host beside the other. */
class SampleRound {
  #emitter: SampleEmitter | undefined;
  readonly #queues = new Map<Host, Promise<void>>();
  readonly #problems: SampleProblem[] = [];

  constructor(
    private readonly program: SampleProgram,
    private readonly folder: string,
    private readonly processFor: (host: Host) => SampleProcess,
  ) {}

  /** Runs a sample as soon as those before it are done. */
  add(sample: Sample): void {
    this.#emitter ??= new SampleEmitter(this.program, this.folder);
    const emitted = this.#emitter.emit(sample);
    const host = hostOf(sample);
    const before = this.#queues.get(host) ?? Promise.resolve();
    this.#queues.set(
      host,
      before.then(async () => {
        const findings = await this.processFor(host).run(emitted);
        this.#problems.push(
          ...findings.map((finding) =>
            toProblem(emitted, finding, this.program),
          ),
        );
      }),
    );
  }

  /** @returns what the samples promised and did not keep, in their pages, when all have run */
  async end(): Promise<SampleProblem[]> {
    await Promise.all(this.#queues.values());
    return this.#problems;
  }
}

function hostOf(sample: Sample): Host {
  return sample.fence.meta.run === 'dom' ? 'dom' : 'node';
}

function toProblem(
  { sample, expectations }: EmittedSample,
  finding: Finding,
  program: SampleProgram,
): SampleProblem {
  const expectation = expectations[finding.site ?? -1];
  const place = expectation
    ? originOf(sample.module, expectation.line, 0)
    : placeInStack(finding.stack ?? '', sample, program);
  return { file: sample.module.file, ...place, message: finding.message };
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

class SampleProcess {
  isAlive = true;
  readonly #child: ChildProcess;
  readonly #ready: Promise<void>;
  #stderr = '';
  #onAnswer: (findings: Finding[]) => void = () => undefined;

  constructor(host: Host) {
    this.#child = fork(SAMPLE_PROCESS, [host], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // The parent may run under a TypeScript loader, which samples must not see.
      execArgv: ['--no-warnings'],
    });
    this.#child.stderr?.on('data', (chunk: Buffer) => {
      this.#stderr += chunk.toString();
    });
    this.#ready = new Promise((resolve) => {
      this.#child.on('message', (message) => {
        const answer = ANSWER.parse(message);
        if ('isReady' in answer) resolve();
        else {
          if (answer.isSpent) this.stop();
          this.#onAnswer(answer.findings);
        }
      });
      this.#child.on('exit', (code) => {
        this.isAlive = false;
        resolve();
        this.#onAnswer([
          {
            message:
              `The sample ends its process (exit code ${code ?? 'none'}). ${this.#stderr.slice(0, 500)}`.trim(),
          },
        ]);
      });
    });
  }

  async run({ sample, file, expectations, usesTestBed }: EmittedSample) {
    const answer = new Promise<Finding[]>((resolve) => {
      this.#onAnswer = resolve;
    });
    await this.#ready;
    if (this.isAlive) {
      this.#child.send({
        sample: {
          file,
          host: sample.fence.meta.run,
          throws: sample.fence.meta.throws ?? null,
          expected: expectations.map((expectation) => expectation.text),
          usesTestBed,
        },
      });
    } else {
      this.#onAnswer([
        { message: `The sample process does not start: ${this.#stderr}` },
      ]);
    }
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<Finding[]>((resolve) => {
      timer = setTimeout(() => {
        this.stop();
        resolve([
          {
            message: `The sample did not end within ${SAMPLE_TIMEOUT_MS / 1000} s and was stopped. Look for a loop without end.`,
          },
        ]);
      }, SAMPLE_TIMEOUT_MS);
    });
    const findings = await Promise.race([answer, timeout]);
    clearTimeout(timer);
    return findings;
  }

  stop() {
    this.isAlive = false;
    this.#child.kill('SIGKILL');
  }
}
