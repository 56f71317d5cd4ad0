import path from 'node:path';

import ts from 'typescript';

import { checkTypes, toProblem } from './check-types';
import { extractFences, type Fence } from './extract';
import { findHovers } from './hovers';
import { lintFence } from './lint';
import { compareProblems } from '@/lib/base/source';
import type { SamplePage, Problem } from '@/lib/base/source';
import { planPage, type PagePlan } from './plan';
import { SampleProgram } from './program';
import { recordFences, type PageResult } from './record';
import { SampleRunner, type OnProgress, type SampleRound } from './run';
import { loadLintPlugin, readSettings } from './settings';
import type { LintPlugin, Settings } from './settings';
import { readSetups, setupToFile, type SetupFile } from './setup';
import { readConfiguration } from '@angular/compiler-cli';
import type { AngularCompilerOptions } from '@angular/compiler-cli';

export type CheckOptions = {
  /** Absolute path of the content folder. */
  contentDir: string;
  /** Absolute path of the repository, in which packages resolve. */
  rootDir: string;
  /** An earlier program of this process, to start warm. */
  previous?: SampleProgram | undefined;
  /** Processes that outlast this check; without them it has its own. */
  runner?: SampleRunner | undefined;
  onProgress?: OnProgress | undefined;
};

type CheckResult = {
  pages: PageResult[];
  /** Problems of the setup files, which belong to no page. */
  setupProblems: Problem[];
  program: SampleProgram;
};

/**
 * Checks every sample of some pages: types, templates, promised errors, what rules
 * report and the values of executed samples.
 */
export async function checkPages(
  pages: readonly SamplePage[],
  options: CheckOptions,
): Promise<CheckResult> {
  const settings = readSettings(options.contentDir);
  const runner = options.runner ?? new SampleRunner(options.rootDir, settings);
  try {
    return await checkWith(runner, settings, pages, options);
  } finally {
    if (!options.runner) await runner.close();
  }
}

/** A page on its way through the check. */
type Planned = { result: PageResult; plan: PagePlan };

async function checkWith(
  runner: SampleRunner,
  settings: Settings,
  pages: readonly SamplePage[],
  { contentDir, rootDir, previous, onProgress }: CheckOptions,
): Promise<CheckResult> {
  const programDir = path.posix.join(
    rootDir.split(path.sep).join('/'),
    '.cache/samples/program',
  );
  const setups = readSetups(contentDir);
  const planned = pages.map((page) =>
    planOne(page, setups, programDir, settings),
  );
  const program = new SampleProgram(
    planned.map(({ plan }) => plan),
    setups,
    readSampleOptions(contentDir),
    programDir,
    settings,
    previous,
  );
  const plugin = loadLintPlugin(rootDir, settings);
  const round = runner.begin(program, onProgress);
  for (const [index, { result, plan }] of planned.entries()) {
    onProgress?.('pages compiled', index, planned.length);
    await checkTypes(result, plan, program);
    checkOthers(result, plugin);
    await startSamples(result, plan, round);
  }
  const { problems: failures, values } = await round.end();
  for (const one of planned) conclude(one, failures, values, program);
  return {
    pages: planned.map(({ result }) => result),
    setupProblems: [...setups.values()].flatMap((setup) =>
      program.diagnose(setupToFile(setup, programDir)).map(toProblem),
    ),
    program,
  };
}

function planOne(
  page: SamplePage,
  setups: ReadonlyMap<string, SetupFile>,
  programDir: string,
  settings: Settings,
): Planned {
  const { fences, problems } = extractFences(page.file, page.source);
  const folder = path.posix.join(programDir, page.id.replaceAll('/', '__'));
  const plan = planPage(page.file, fences, setups, folder, settings);
  const result: PageResult = {
    page,
    fences: fences.map((fence) => ({
      fence,
      expectedErrors: [],
      lintReports: [],
    })),
    problems: [...problems, ...plan.problems],
    records: [],
    demos: new Map(),
    values: new Map(),
    uses: new Map(),
  };
  return { result, plan };
}

/** Runs what compiles. */
async function startSamples(
  result: PageResult,
  plan: PagePlan,
  round: SampleRound,
): Promise<void> {
  for (const sample of plan.samples) {
    const { fence } = sample;
    if (hasProblemIn(result.problems, fence)) continue;
    if (fence.meta.run) round.add(sample);
    if (!fence.meta.demo) continue;
    const demo = await round.addDemo(sample);
    if ('record' in demo) result.demos.set(fence, demo);
    else result.problems.push(demo);
  }
}

/** Completes a result with what the runs have shown. */
function conclude(
  { result, plan }: Planned,
  failures: readonly Problem[],
  values: PageResult['values'],
  program: SampleProgram,
): void {
  result.problems.push(
    ...failures.filter((failure) => failure.file === result.page.file),
  );
  result.problems.sort(compareProblems);
  result.values = values;
  // Of what does not compile, Angular knows no templates.
  const sound = {
    ...plan,
    samples: plan.samples.filter(
      ({ fence }) => !hasProblemIn(result.problems, fence),
    ),
  };
  result.uses = findHovers(sound, program);
  result.records = recordFences(result, sound, program);
}

/** What no compiler looks at. */
function checkOthers(
  { page, fences, problems }: PageResult,
  plugin: LintPlugin | undefined,
): void {
  for (const one of fences) {
    const { eslint, ignore } = one.fence.meta;
    if (ignore !== undefined) continue;
    if (one.fence.lang === 'json') {
      problems.push(...checkJson(page.file, one.fence));
    }
    if (eslint === undefined) continue;
    const linted = lintFence(page.file, one.fence, plugin);
    one.lintReports = linted.reports;
    problems.push(...linted.problems);
  }
}

function checkJson(file: string, fence: Fence): Problem[] {
  const source = ts.parseJsonText('sample.json', fence.code);
  // TypeScript stores what it found wrong with JSON on the file itself.
  const { parseDiagnostics = [] } = source as {
    parseDiagnostics?: ts.DiagnosticWithLocation[];
  };
  return parseDiagnostics.map(({ start, messageText }) => {
    const { line, character } = source.getLineAndCharacterOfPosition(start);
    return {
      file,
      line: fence.line + 1 + line,
      column: character + 1 + (fence.indents[line] ?? 0),
      message: `Not valid JSON: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    };
  });
}

function hasProblemIn(problems: readonly Problem[], fence: Fence) {
  const last = fence.line + fence.code.split('\n').length + 1;
  return problems.some(
    (problem) => problem.line >= fence.line && problem.line <= last,
  );
}

/**
 * The compiler options samples are held to: those of `content/_setup`, so that
 * an editor and the checker agree.
 *
 * @throws when the file is missing or not readable as a TypeScript configuration
 */
function readSampleOptions(contentDir: string): AngularCompilerOptions {
  const file = path.join(contentDir, '_setup', 'tsconfig.json');
  const { options, errors } = readConfiguration(file);
  const fatal = errors.find((error) => error.code !== NO_INPUTS_CODE);
  if (fatal) {
    throw new Error(
      `[samples] ${file} cannot be read: ${ts.flattenDiagnosticMessageText(fatal.messageText, '\n')}`,
    );
  }
  return options;
}

/** `No inputs were found`: a content folder may have no setup file yet. */
const NO_INPUTS_CODE = 18003;
