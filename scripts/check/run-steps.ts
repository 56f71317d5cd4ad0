import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';

/** Commands that run side by side: scripts of package.json with arguments, or what begins with `npx` or `node`. */
export type Stage = readonly string[];

export type Run = {
  /** The exit status, and everything that was printed where it was not shown at once. */
  ended: Promise<{ status: number | null; output: string }>;
  stop: () => void;
};

type Options = {
  /** How many may run at a time. */
  atOnce: number;
  start?: (script: string, isAlone: boolean) => Run;
  print?: (text: string) => void;
};

/**
 * Runs stages one after the other. What is alone in its stage is shown while it runs; what others print is collected
 * and shown when it fails. The first failure stops the others.
 *
 * @returns the script that failed, or undefined when all have passed
 */
export async function runStages(
  stages: readonly Stage[],
  options: Options,
): Promise<string | undefined> {
  for (const stage of stages) {
    const failed = await runStage(stage, options);
    if (failed !== undefined) return failed;
  }
  return undefined;
}

async function runStage(
  stage: Stage,
  {
    atOnce,
    start = startScript,
    print = (text) => process.stdout.write(text),
  }: Options,
): Promise<string | undefined> {
  const waiting = [...stage];
  const running = new Set<Run>();
  let failed: string | undefined;
  const work = async (): Promise<void> => {
    for (let script; (script = waiting.shift()) !== undefined;) {
      const startedAt = performance.now();
      const run = start(script, stage.length === 1);
      running.add(run);
      const { status, output } = await run.ended;
      running.delete(run);
      // Stopped, which says nothing of it.
      if (failed !== undefined) return;
      const seconds = Math.round((performance.now() - startedAt) / 1000);
      const end = `--- ${typed(script)}: ${status === 0 ? 'passed' : 'FAILED'} after ${seconds} s\n`;
      print(status === 0 ? end : `\n${end}${output}`);
      if (status === 0) continue;
      failed = script;
      for (const { stop } of running) stop();
      return;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return failed;
}

/** A script as it is typed. */
export function typed(script: string): string {
  return /^(?:npx|node) /.test(script) ? script : `npm run ${script}`;
}

function startScript(script: string, isAlone: boolean): Run {
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
