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
  { fences, problems }: PageResult,
  { samples }: PagePlan,
  program: SampleProgram,
): Promise<void> {
  for (const sample of samples) {
    // Samples that run beside this want an answer, and the next one.
    await setImmediate();
    const leak = findGlobalDeclaration(sample, program);
    if (leak) {
      problems.push(leak);
      continue;
    }
    const found = program.diagnose(sample.module);
    problems.push(
      ...checkExpectations(sample, program),
      ...compareErrors(sample, found),
    );
    const own = fences.find(({ fence }) => fence === sample.fence);
    if (own && own.fence.meta.errors.length > 0) own.expectedErrors = found;
  }
}

function compareErrors(
  { fence, module: { file } }: Sample,
  diagnostics: readonly SampleDiagnostic[],
): Problem[] {
  const { line, column } = fence;
  const missing = [...fence.meta.errors];
  const unexpected = diagnostics.filter(({ code }) => {
    const index = missing.indexOf(code);
    if (index !== -1) missing.splice(index, 1);
    return index === -1;
  });
  const found = diagnostics.map(({ code }) => code).join(' ');
  const stale = missing.map((code) => ({
    file,
    line,
    column,
    message: `${code} was announced by \`errors\`, but ${found ? `the sample fails with "${found}"` : 'the sample compiles'}. Mend the sample or the list.`,
  }));
  return [...unexpected.map(toProblem), ...stale];
}

/** What a compiler reports, with advice where its own words do not help an author. */
export function toProblem(diagnostic: SampleDiagnostic): Problem {
  const { file, line, column, code } = diagnostic;
  const text = diagnostic.message.replace(`${code}: `, '');
  const message = `${code} ${text}${adviceFor(diagnostic)}`;
  return { file, line, column, message };
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
  return {
    file: sample.module.file,
    ...originOf(sample.module, line, 0),
    message:
      '`declare global` and `declare module "…"` reach every sample of every page, because all are checked in one program. Declare a local type and cast (`globalThis as typeof globalThis & { … }`), or show it as a `ts ignore="…"` fence.',
  };
}

/** What is wrong with the `// =>` of a sample before it runs. */
function checkExpectations(
  { fence, module }: Sample,
  program: SampleProgram,
): Problem[] {
  const found = findExpectations(program.sourceOf(module));
  const [idle] = fence.meta.run === undefined ? found.expectations : [];
  const notes = idle ? [{ line: idle.line, message: IDLE }] : found.problems;
  return notes.map(({ line, message }) => ({
    file: module.file,
    ...originOf(module, line, 0),
    message,
  }));
}

/** A promise that nobody checks. */
const IDLE =
  'This `// =>` is never checked, because the sample does not run. Add `run`, `run=di` or `run=dom` to the fence, or word the comment differently.';
