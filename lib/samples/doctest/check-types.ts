import { setImmediate } from 'node:timers/promises';

import ts from 'typescript';

import type { Problem } from '@/lib/base/source';

import { findExpectations } from './expectations';
import type { PagePlan, Sample } from './plan';
import type { SampleDiagnostic, SampleProgram } from './program';
import type { PageResult } from './record';
import { originOf } from './virtual-file';

/** Adds what the compilers report about the samples of a page, and announced errors that they do not report. */
export async function checkTypes(
  result: PageResult,
  plan: PagePlan,
  program: SampleProgram,
): Promise<void> {
  for (const sample of plan.samples) {
    // Samples that run beside this want an answer, and the next one.
    await setImmediate();
    const leak = findGlobalDeclaration(sample, program);
    if (leak) {
      result.problems.push(leak);
      continue;
    }
    for (const problem of checkExpectations(sample, program)) {
      result.problems.push(problem);
    }
    const diagnostics = program.diagnose(sample.module);
    const expected = sample.fence.meta.errors;
    if (expected.length === 0) {
      for (const diagnostic of diagnostics) {
        result.problems.push(toProblem(diagnostic));
      }
      continue;
    }
    const own = result.fences.find(({ fence }) => fence === sample.fence);
    if (own) own.expectedErrors = diagnostics;
    result.problems.push(
      ...compareErrors(result.page.file, sample, diagnostics),
    );
  }
}

function compareErrors(
  file: string,
  { fence }: Sample,
  diagnostics: readonly SampleDiagnostic[],
): Problem[] {
  const missing = [...fence.meta.errors];
  const unexpected = diagnostics.filter((diagnostic) => {
    const index = missing.indexOf(diagnostic.code);
    if (index !== -1) missing.splice(index, 1);
    return index === -1;
  });
  const found = diagnostics.map((diagnostic) => diagnostic.code).join(' ');
  const stale = missing.map((code) => ({
    file,
    line: fence.line,
    column: fence.column,
    message: `${code} was announced by \`errors\`, but ${found ? `the sample fails with "${found}"` : 'the sample compiles'}. Mend the sample or the list.`,
  }));
  return [...unexpected.map(toProblem), ...stale];
}

/** What a compiler reports, with advice where its own words do not help an author. */
export function toProblem(diagnostic: SampleDiagnostic): Problem {
  return {
    file: diagnostic.file,
    line: diagnostic.line,
    column: diagnostic.column,
    message: `${diagnostic.code} ${diagnostic.message.replace(`${diagnostic.code}: `, '')}${adviceFor(diagnostic)}`,
  };
}

function adviceFor({ code, message }: SampleDiagnostic): string {
  if (code === 'NG8001') {
    return ' (In an `html` fence: declare a stub component in content/_setup/<name>.ts, list it in its TEMPLATE_IMPORTS and add setup=<name>.)';
  }
  if (code === 'TS2304' || code === 'TS2552') {
    return ' (Import or declare it; shared types come from content/_setup with setup=<name>.)';
  }
  if (code === 'TS2307' && message.includes("'./")) {
    return ' (Relative imports mean fences of this page: give the other one title="…".)';
  }
  return '';
}

/** A global declared in one sample would be seen by all others of the program. */
function findGlobalDeclaration(
  sample: Sample,
  program: SampleProgram,
): Problem | undefined {
  const source = program.sourceOf(sample.module);
  const leak = source.statements.find(
    (statement) =>
      ts.isModuleDeclaration(statement) &&
      (statement.flags & ts.NodeFlags.GlobalAugmentation ||
        ts.isStringLiteral(statement.name)),
  );
  if (!leak) return undefined;
  const { line } = source.getLineAndCharacterOfPosition(leak.getStart());
  const origin = sample.module.origins[line];
  return {
    file: sample.module.file,
    line: origin?.line ?? sample.fence.line,
    column: (origin?.indent ?? 0) + 1,
    message:
      '`declare global` and `declare module "…"` reach every sample of every page, because all are checked in one program. Declare a local type and cast (`globalThis as typeof globalThis & { … }`), or show it as a `ts ignore="…"` fence.',
  };
}

/** What is wrong with the `// =>` of a sample before it runs. */
function checkExpectations(sample: Sample, program: SampleProgram): Problem[] {
  if (sample.template) return [];
  const found = findExpectations(program.sourceOf(sample.module));
  const isRun = sample.fence.meta.run !== undefined;
  const [idle] = isRun ? [] : found.expectations;
  const notes = idle ? [{ line: idle.line, message: IDLE }] : found.problems;
  return notes.map(({ line, message }) => ({
    file: sample.module.file,
    ...originOf(sample.module, line, 0),
    message,
  }));
}

/** A promise that nobody checks. */
const IDLE =
  'This `// =>` is never checked, because the sample does not run. Add `run`, `run=di` or `run=dom` to the fence, or word the comment differently.';
