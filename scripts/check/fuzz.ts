import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { TARGETS, runsOf, SEED } from '@/tests/authoring/fuzz-targets';
import type { Target } from '@/tests/authoring/fuzz-targets';
import { counted } from '@/lib/base/text';
import { readOptions } from '@/scripts/setup/options';

const USAGE = `Gives what authors write, broken in every way, to all that reads it, and measures the processor time.

node scripts/run.mjs scripts/check/fuzz.ts -- [--runs 6000] [--seed ${SEED}]

An input that never ends lies in .cache/fuzz/input.txt.`;

/** In processor time, which a busy machine does not lengthen: with more an author thinks that the check hangs. */
const MAX_MS = 2000;
const SHOWN_CHARS = 80;
const CURRENT = '.cache/fuzz/input.txt';

type Run = { input: string; ms: number; crash: unknown };

async function runTarget(
  target: Target,
  runs: number,
  seed: number,
): Promise<Run[]> {
  const done: Run[] = [];
  for (const input of fc.sample(target.inputs, { numRuns: runs, seed })) {
    writeFileSync(CURRENT, input);
    const started = process.cpuUsage();
    let crash: unknown;
    try {
      await target.run(input);
    } catch (error) {
      if (!target.isExpected(error)) crash = error;
    }
    const { user, system } = process.cpuUsage(started);
    done.push({ input, ms: (user + system) / 1000, crash });
  }
  return done;
}

function show(input: string): string {
  const text = JSON.stringify(input);
  return text.length > SHOWN_CHARS
    ? `${text.slice(0, SHOWN_CHARS)}… (${input.length} characters)`
    : text;
}

const { values } = readOptions(USAGE, {
  options: {
    runs: { type: 'string', default: '6000' },
    seed: { type: 'string', default: String(SEED) },
  },
});
mkdirSync(path.dirname(CURRENT), { recursive: true });
let total = 0;
let failures = 0;
for (const target of TARGETS) {
  const runs = await runTarget(
    target,
    runsOf(target, Number(values.runs)),
    Number(values.seed),
  );
  total += runs.length;
  const [slowest] = [...runs].sort((a, b) => b.ms - a.ms);
  console.log(
    `${target.name}: ${counted(runs.length, 'input')}${slowest ? `, the slowest in ${slowest.ms.toFixed(0)} ms: ${show(slowest.input)}` : ''}`,
  );
  for (const { input, ms, crash } of runs) {
    if (crash === undefined && ms <= MAX_MS) continue;
    failures += 1;
    const why = crash === undefined ? `took ${ms.toFixed(0)} ms` : crash;
    console.error(`  FAILED  ${show(input)}`, why);
  }
}
console.log(
  `${counted(total, 'input')}, ${failures} crashed or took longer than ${MAX_MS / 1000} s.`,
);
process.exitCode = failures > 0 ? 1 : 0;
