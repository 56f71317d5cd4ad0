import { expect, test } from 'vitest';

import { parseFenceMeta } from '@/lib/samples/fences';
import type { EmittedSample, SampleEmitter } from './emit';
import type { Sample } from './plan';
import type { SampleProgram } from './program';
import { SampleRound } from './run';
import { fileOf } from './virtual-file';

function makeSample(metaText: string, line: number): Sample {
  const { meta } = parseFenceMeta('ts', metaText);
  const place = { line, column: 1, indents: [] };
  const fence = { lang: 'ts', meta, metaText, code: 'f();', ...place };
  const module = fileOf('content/docs/a.mdx', fence, '/a', 'sample.ts');
  return { fence, module, template: undefined };
}

/** Runs samples whose runs have as many problems in turn as a list says. */
async function runAll(problems: Record<number, number[]>, samples: Sample[]) {
  const emitter = {
    emit: (sample: Sample): EmittedSample => ({
      sample,
      file: '',
      expectations: [],
      imported: new Set(),
    }),
  } as unknown as SampleEmitter;
  const atOnce: number[] = [];
  let running = 0;
  const host = {
    run: async ({ sample }: EmittedSample) => {
      atOnce.push(++running);
      await Promise.resolve();
      running--;
      const count = problems[sample.fence.line]?.shift() ?? 0;
      const message = `wrong in ${sample.fence.line}`;
      return { problems: Array(count).fill({ message }), order: [] };
    },
  };
  const program = { programDir: '/a' } as SampleProgram;
  const round = new SampleRound(program, emitter, null, () => host, undefined);
  for (const sample of samples) round.add(sample);
  const result = await round.end();
  return { messages: result.problems.map(({ message }) => message), atOnce };
}

test('what does not hold in the browser beside others is run again, alone', async () => {
  const samples = [1, 5, 9].map((line) => makeSample('run=browser', line));
  const { messages, atOnce } = await runAll({ 1: [1, 0], 5: [2, 1] }, samples);
  expect(messages).toEqual(['wrong in 5']);
  expect(atOnce.slice(0, 3)).toEqual([1, 2, 3]);
  expect(atOnce.slice(3)).toEqual([1, 1]);
});

test('what does not hold in a process is not run again', async () => {
  const samples = [makeSample('run', 1)];
  const { messages, atOnce } = await runAll({ 1: [1, 0] }, samples);
  expect(messages).toEqual(['wrong in 1']);
  expect(atOnce).toHaveLength(1);
});
