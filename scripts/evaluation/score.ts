import path from 'node:path';
import {
  checkPages,
  extractFences,
  lintFence,
  loadLintPlugin,
  readSettings,
} from '@/lib/doctest';
import { formatProblem } from '@/lib/source';
import type { SamplePage } from '@/lib/source';
import type { Task } from './tasks';

/** A task with what a program has written for it. */
export type Attempt = { task: Task; code: string };

export type Score = {
  id: string;
  kind: Task['kind'];
  /** What is wrong with the answer; empty for one that is right. */
  problems: string[];
};

/** What the preset of the plugin reports in the code of an application. */
const LINT_RULES = [
  'no-explicit-change-detection-apis',
  'no-rxstate-imperative-in-reactive',
  'no-rxstate-subscriptions-outside-constructor',
  'no-zone-run-apis',
];

/**
 * Compiles, runs and lints answers with the checker of the site's samples. They run as samples do: without a network,
 * without files and for a limited time. What does not compile is not run.
 *
 * @param rootDir the repository, in which packages resolve
 */
export async function scoreAnswers(
  attempts: readonly Attempt[],
  rootDir: string,
): Promise<Score[]> {
  const options = { rootDir, contentDir: path.join(rootDir, 'content') };
  const plugin = loadLintPlugin(rootDir, readSettings(options.contentDir));
  const answers = attempts.map((attempt, position) =>
    toPage(attempt, position, false),
  );
  const compiled = await checkPages(answers, options);
  const found = compiled.pages.map(({ page, problems }, position) => [
    ...problems.map(formatProblem),
    ...lint(page, plugin),
    ...findForbidden(attempts[position]),
  ]);
  const checks = attempts.flatMap((attempt, position) =>
    found[position]?.length === 0 ? [toPage(attempt, position, true)] : [],
  );
  const ran = await checkPages(checks, {
    ...options,
    previous: compiled.program,
  });
  const failed = new Map(
    ran.pages.map(({ page, problems }) => [
      page.id,
      problems.map(formatProblem),
    ]),
  );
  return attempts.map(({ task: { id, kind } }, position) => ({
    id,
    kind,
    problems: [
      ...(found[position] ?? []),
      ...(failed.get(answers[position]?.id ?? '') ?? []),
    ],
  }));
}

function findForbidden(attempt: Attempt | undefined): string[] {
  const { not } = attempt?.task.check ?? {};
  return not && attempt && not.test(attempt.code)
    ? [`holds what the task does without: ${not.source}`]
    : [];
}

/** As a page of the site: the answer is a file, and the check a sample that imports it. */
function toPage(
  { task, code }: Attempt,
  position: number,
  withCheck: boolean,
): SamplePage {
  // A promise in an answer is one that nobody asked for, and a fence inside of it ends none.
  const answer = code.replaceAll('// =>', '//').trimEnd();
  const longest = Math.max(
    2,
    ...[...answer.matchAll(/`+/g)].map(([ticks]) => ticks.length),
  );
  const fence = '`'.repeat(longest + 1);
  return {
    id: `evaluation/${position}-${task.id}`,
    // Two answers to one task are told apart.
    file: `${position}-${task.id}.ts`,
    source: [
      `${fence}ts title="answer.ts"`,
      answer,
      fence,
      ...(withCheck
        ? ['', `\`\`\`ts ${task.check.meta}`, `${task.check.code}\`\`\``]
        : []),
      '',
    ].join('\n'),
  };
}

function lint(
  page: SamplePage,
  plugin: ReturnType<typeof loadLintPlugin>,
): string[] {
  const [answer] = extractFences(page.file, page.source).fences;
  if (!answer) return [];
  return LINT_RULES.flatMap((rule) =>
    lintFence(
      page.file,
      answer,
      { rule, reports: { by: 'count', count: 0 }, options: [] },
      plugin,
    ).problems.map(formatProblem),
  );
}
