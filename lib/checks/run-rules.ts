import { checkAnchors } from './anchors';
import { checkComponents } from './components';
import { checkFences } from './fences';
import { checkHeadings } from './headings';
import { checkImages } from './images';
import { checkLinks } from './links';
import { checkRedirects } from './redirects';
import { checkRoutes } from './routes';
import { checkSidebar } from './sidebar';
import { checkSpelling } from './spelling';
import { checkTitles } from './titles';
import { describeMistake } from '@/lib/source';
import { checkVoice } from './voice';
import type { CheckInput, ContentProblem, Rule } from './types';

/** Every rule by its name, in the order in which an author wants to hear of them. */
export const RULES: Readonly<Record<string, Rule>> = {
  routes: checkRoutes,
  components: checkComponents,
  links: checkLinks,
  anchors: checkAnchors,
  images: checkImages,
  headings: checkHeadings,
  fences: checkFences,
  titles: checkTitles,
  sidebar: checkSidebar,
  redirects: checkRedirects,
  spelling: checkSpelling,
  voice: checkVoice,
};

/** What readers would run into: with one of these, nothing is published. */
export const BUILD_RULES: readonly Rule[] = [
  checkLinks,
  checkAnchors,
  checkImages,
  checkRedirects,
];

/** Runs rules over a content folder; the result is ordered as a reader of the files meets it. */
export function runRules(
  input: CheckInput,
  rules: readonly Rule[] = Object.values(RULES),
): ContentProblem[] {
  return sortProblems(rules.flatMap((rule) => rule(input)));
}

/** Without repetitions: some mistakes are seen by the rule and by the compiler. */
export function sortProblems(
  problems: readonly ContentProblem[],
): ContentProblem[] {
  const byText = new Map(
    problems.map((problem) => [
      `${problem.file}:${problem.line}:${problem.column} ${problem.what}`,
      problem,
    ]),
  );
  return [...byText.values()].sort(
    (a, b) =>
      a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}

/** One problem as authors read it: place, cause, cure, and the rule that found it. */
export function formatProblem(problem: ContentProblem): string {
  const { severity, rule, what, cure } = problem;
  return `${describeMistake(problem, severity === 'warning' ? `(warning) ${what}` : what, cure)} [${rule}]`;
}

/** The same as a workflow command, which a CI service shows beside the line. */
export function formatAnnotation(problem: ContentProblem): string {
  const { severity, file, line, column, what, cure } = problem;
  const text = `${what} How to fix it: ${cure}`
    .replaceAll('%', '%25')
    .replaceAll('\n', '%0A');
  return `::${severity} file=${file.replaceAll('%', '%25').replaceAll(':', '%3A').replaceAll(',', '%2C')},line=${line},col=${column}::${text}`;
}
