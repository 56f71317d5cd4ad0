import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';

/** One of several commands: a script of package.json with its arguments, or what begins with `npx` or `node`. */
export type Step = {
  script: string;
  /** The scripts that have to pass before it starts; those before it in the list when nothing is said. */
  after?: readonly string[];
  /** Alone on the machine, and shown while it runs. */
  isAlone?: boolean;
};

export type Run = {
  /** The exit status, and everything that was printed where it was not shown at once. */
  ended: Promise<{ status: number | null; output: string }>;
  stop: () => void;
};

type Options = {
  /** How many may run at a time. */
  atOnce: number;
  start?: (step: Step) => Run;
  print?: (text: string) => void;
};

/**
 * Runs steps side by side, each as soon as those it waits for have passed. What a step prints is collected and
 * shown when it fails, which stops the others.
 *
 * @returns the script that failed, or undefined when all have passed
 */
export async function runSteps(
  steps: readonly Step[],
  {
    atOnce,
    start = startScript,
    print = (text) => process.stdout.write(text),
  }: Options,
): Promise<string | undefined> {
  const waiting = [...steps];
  const passed = new Set<string>();
  const running = new Map<Step, Run>();
  let isOver = false;
  const mayStart = (step: Step): boolean =>
    hasRoom(step, running, atOnce) &&
    neededBy(step, steps).every((name) => passed.has(name));
  const runOne = async (step: Step, run: Run): Promise<string | undefined> => {
    const startedAt = performance.now();
    const { status, output } = await run.ended;
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    running.delete(step);
    // Stopped, which says nothing of it.
    if (isOver) return undefined;
    const end = `--- ${typed(step.script)}: ${status === 0 ? 'passed' : 'FAILED'} after ${seconds} s\n`;
    print(status === 0 ? end : `\n${end}${output}`);
    if (status !== 0) {
      isOver = true;
      return step.script;
    }
    passed.add(step.script);
    return startAll();
  };
  const startAll = async (): Promise<string | undefined> => {
    const started: Promise<string | undefined>[] = [];
    for (const step of waiting.filter(mayStart)) {
      if (!mayStart(step)) continue;
      waiting.splice(waiting.indexOf(step), 1);
      const run = start(step);
      running.set(step, run);
      started.push(runOne(step, run));
    }
    return firstFailure(started);
  };
  try {
    return await startAll();
  } finally {
    for (const { stop } of running.values()) stop();
  }
}

function hasRoom(
  { isAlone }: Step,
  running: ReadonlyMap<Step, Run>,
  atOnce: number,
): boolean {
  if (running.size >= (isAlone ? 1 : atOnce)) return false;
  return ![...running.keys()].some((one) => one.isAlone);
}

function neededBy(
  { script, after }: Step,
  steps: readonly Step[],
): readonly string[] {
  const names = steps.map((step) => step.script);
  return after ?? names.slice(0, names.indexOf(script));
}

/** The first failure as soon as there is one; otherwise it waits for all. */
function firstFailure(
  runs: readonly Promise<string | undefined>[],
): Promise<string | undefined> {
  return new Promise((done, fail) => {
    const outcomes = runs.map((run) =>
      run.then((failed) => void (failed && done(failed))),
    );
    Promise.all(outcomes).then(() => done(undefined), fail);
  });
}

/** A step as it is typed. */
export function typed(script: string): string {
  return /^(?:npx|node) /.test(script) ? script : `npm run ${script}`;
}

function startScript({ script, isAlone }: Step): Run {
  const [program = '', ...args] = typed(script)
    .replace(/^npm run/, '$& --silent')
    .split(' ');
  const child = spawn(program, args, {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    // A group of its own, which can be ended as a whole.
    detached: process.platform !== 'win32',
  });
  const ended = Promise.all([
    once(child, 'close'),
    ...[child.stdout, child.stderr].map((stream) =>
      stream ? buffer(stream) : Buffer.of(),
    ),
  ]).then(([[status], ...texts]) => ({
    status: status as number | null,
    output: Buffer.concat(texts as Buffer[]).toString(),
  }));
  const stop = (): void => {
    if (process.platform === 'win32') child.kill();
    else if (child.pid && child.exitCode === null && !child.signalCode) {
      process.kill(-child.pid, 'SIGTERM');
    }
  };
  process.once('exit', stop);
  void ended.finally(() => process.off('exit', stop));
  return { ended, stop };
}
