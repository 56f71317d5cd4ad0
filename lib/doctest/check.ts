import path from 'node:path';
import { setImmediate } from 'node:timers/promises';

import ts from 'typescript';

import { findExpectations } from './expectations';
import { extractFences, type Fence } from './extract';
import { isInBrowser } from '@/lib/fences';
import { findHovers } from './hovers';
import { lintFence } from './lint';
import { compareProblems } from '@/lib/source';
import type { SamplePage, Problem } from '@/lib/source';
import { planPage, type PagePlan, type Sample } from './plan';
import { originOf } from './virtual-file';
import {
  readSampleOptions,
  SampleProgram,
  setupToFile,
  type SampleDiagnostic,
} from './program';
import { recordFences } from './record';
import type { PageReport } from './report';
import { SampleRunner } from './run';
import { loadLintPlugin, readSettings } from './settings';
import type { LintPlugin } from './settings';
import { readSetups, type SetupFile } from './setup';

export type CheckOptions = {
  /** Absolute path of the content folder. */
  contentDir: string;
  /** Absolute path of the repository, in which packages resolve. */
  rootDir: string;
  /** An earlier program of this process, to start warm. */
  previous?: SampleProgram | undefined;
  /** Processes that outlast this check; without them it has its own. */
  runner?: SampleRunner | undefined;
};

type CheckResult = {
  pages: PageReport[];
  /** Problems of the setup files, which belong to no page. */
  setupProblems: Problem[];
  program: SampleProgram;
};

/**
 * Checks every sample of some pages: types, templates, promised errors, lint
 * reports and the values of executed samples.
 */
export async function checkPages(
  pages: readonly SamplePage[],
  options: CheckOptions,
): Promise<CheckResult> {
  if (options.runner) return checkWith(options.runner, pages, options);
  const { rootDir, contentDir } = options;
  const { bundles } = readSettings(contentDir);
  const runner = new SampleRunner(rootDir, { bundles });
  try {
    return await checkWith(runner, pages, options);
  } finally {
    await runner.close();
  }
}

async function checkWith(
  runner: SampleRunner,
  pages: readonly SamplePage[],
  { contentDir, rootDir, previous }: CheckOptions,
): Promise<CheckResult> {
  const programDir = path.posix.join(
    rootDir.split(path.sep).join('/'),
    '.cache/samples/program',
  );
  const setups = readSetups(contentDir);
  const settings = readSettings(contentDir);
  const planned = pages.map((page) => {
    const { fences, problems } = extractFences(page.file, page.source);
    const folder = path.posix.join(programDir, page.id.replaceAll('/', '__'));
    const plan = planPage(page.file, fences, setups, folder, settings);
    const report: PageReport = {
      page,
      outcomes: fences.map((fence) => ({
        fence,
        expectedErrors: [],
        lintReports: [],
      })),
      problems: [...problems, ...plan.problems],
      records: [],
      demos: new Map(),
      values: new Map(),
      hovers: { symbols: [], sites: [] },
    };
    return { report, plan };
  });
  runner.warmUp(planned.flatMap(({ plan }) => plan.samples));
  const program = new SampleProgram(
    planned.map(({ plan }) => plan),
    setups,
    readSampleOptions(contentDir),
    programDir,
    settings,
    previous,
  );
  const plugin = loadLintPlugin(rootDir, settings);

  const round = runner.begin(program);
  for (const { report, plan } of planned) {
    await checkTypes(report, plan, program);
    lintSamples(report, plugin);
    for (const sample of plan.samples) {
      const { fence } = sample;
      if (fence.meta.run && !hasProblemIn(report.problems, fence)) {
        round.add(sample);
      }
      if (fence.meta.isDemo && !hasProblemIn(report.problems, fence)) {
        const demo = await round.addDemo(sample);
        if ('record' in demo) report.demos.set(fence, demo);
        else report.problems.push(demo);
      }
    }
  }
  const { problems: failures, values } = await round.end();
  for (const { report, plan } of planned) {
    report.problems.push(
      ...failures.filter((failure) => failure.file === report.page.file),
    );
    report.problems.sort(compareProblems);
    report.values = values;
    // Of what does not compile, Angular knows no templates.
    const sound = {
      ...plan,
      samples: plan.samples.filter(
        ({ fence }) => !hasProblemIn(report.problems, fence),
      ),
    };
    report.records = recordFences(report, sound, program);
    report.hovers = findHovers(report, sound, program);
  }
  return {
    pages: planned.map(({ report }) => report),
    setupProblems: checkSetups(setups, program, programDir),
    program,
  };
}

async function checkTypes(
  report: PageReport,
  plan: PagePlan,
  program: SampleProgram,
): Promise<void> {
  for (const sample of plan.samples) {
    // Samples that run beside this want an answer, and the next one.
    await setImmediate();
    const leak = findGlobalDeclaration(sample, program);
    if (leak) {
      report.problems.push(leak);
      continue;
    }
    for (const problem of checkExpectations(sample, program)) {
      report.problems.push(problem);
    }
    const diagnostics = program.diagnose(sample.module);
    const expected = sample.fence.meta.errors;
    if (expected.length === 0) {
      for (const diagnostic of diagnostics) {
        report.problems.push(toProblem(diagnostic));
      }
      continue;
    }
    const outcome = report.outcomes.find((one) => one.fence === sample.fence);
    if (outcome) outcome.expectedErrors = diagnostics;
    report.problems.push(
      ...compareErrors(report.page.file, sample, diagnostics),
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

function toProblem(diagnostic: SampleDiagnostic): Problem {
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
  const inBrowser = isInBrowser(sample.fence.meta);
  const steady = found.expectations.find(({ claim }) => claim);
  const notes = idle ? [{ line: idle.line, message: IDLE }] : found.problems;
  if (isRun && steady && !inBrowser) {
    notes.push({ line: steady.line, message: VIRTUAL });
  }
  return notes.map(({ line, message }) => ({
    file: sample.module.file,
    ...originOf(sample.module, line, 0),
    message,
  }));
}

/** A claim that nobody checks. */
const IDLE =
  'This `// =>` is never checked, because the sample does not run. Add `run`, `run=di` or `run=dom` to the fence, or word the comment differently.';

const VIRTUAL =
  'An order, a range or a share of runs is for samples with `run=browser` or `run=ssr`. Here time is virtual and each run is like the other: promise the values.';

function lintSamples(report: PageReport, plugin: LintPlugin | undefined) {
  for (const outcome of report.outcomes) {
    const { lint, ignore } = outcome.fence.meta;
    if (!lint || ignore !== undefined) continue;
    const result = lintFence(report.page.file, outcome.fence, lint, plugin);
    outcome.lintReports = result.reports;
    for (const problem of result.problems) {
      report.problems.push(problem);
    }
  }
  for (const { fence } of report.outcomes) {
    if (fence.lang === 'json')
      for (const problem of checkJson(report, fence)) {
        report.problems.push(problem);
      }
  }
}

function checkJson(report: PageReport, fence: Fence): Problem[] {
  if (fence.meta.ignore !== undefined) return [];
  const source = ts.parseJsonText('sample.json', fence.code);
  // TypeScript keeps what it found wrong with JSON on the file itself.
  const { parseDiagnostics = [] } = source as {
    parseDiagnostics?: ts.DiagnosticWithLocation[];
  };
  return parseDiagnostics.map((diagnostic) => {
    const { line, character } = source.getLineAndCharacterOfPosition(
      diagnostic.start,
    );
    return {
      file: report.page.file,
      line: fence.line + 1 + line,
      column: character + 1 + (fence.indents[line] ?? 0),
      message: `Not valid JSON: ${ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ')}`,
    };
  });
}

function hasProblemIn(problems: readonly Problem[], fence: Fence) {
  const last = fence.line + fence.code.split('\n').length + 1;
  return problems.some(
    (problem) => problem.line >= fence.line && problem.line <= last,
  );
}

function checkSetups(
  setups: ReadonlyMap<string, SetupFile>,
  program: SampleProgram,
  programDir: string,
): Problem[] {
  return [...setups.values()].flatMap((setup) =>
    program.diagnose(setupToFile(setup, programDir)).map(toProblem),
  );
}
