import type { Definition, Link, Nodes } from 'mdast';
import { ContentError, placeAt } from '@/lib/base/source';
import type { Problem, TextFix } from '@/lib/base/source';
import type { CheckInput, CheckedPage, Rule } from './types';

/** Where a mistake stands. */
export type Place = { file: string; line: number; column?: number | undefined };

/** Line and column of a node in its file. */
export function placeOf(page: CheckedPage, node: Nodes): Place {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  return { file: page.file, line, column };
}

/** A mistake where it stands. */
export function errorAt(
  { file, line, column = 1 }: Place,
  message: string,
  cure: string,
  fix?: TextFix,
): Problem {
  return { file, line, column, message, cure, fix };
}

/** What is wrong at a place and why it matters, and what to type. */
export type Report = (message: string, cure: string) => void;

/** A rule that looks at one page after the other, and reports mistakes at its nodes or at lines of its file. */
export function eachPage(
  look: (
    page: CheckedPage,
    at: (place: Nodes | Omit<Place, 'file'>) => Report,
    input: CheckInput,
  ) => void,
): Rule {
  return (input) =>
    input.pages.flatMap((page) => {
      const problems: Problem[] = [];
      const reportAt = (at: Nodes | Omit<Place, 'file'>): Report => {
        const place =
          'type' in at ? placeOf(page, at) : { ...at, file: page.file };
        return (...said) => problems.push(errorAt(place, ...said));
      };
      look(page, reportAt, input);
      return problems;
    });
}

/** A thrown mistake as a problem of a rule. */
export function toProblem(error: unknown, rule: string): Problem {
  if (error instanceof ContentError) {
    const { file, line = 1, column, what, cure } = error;
    return { ...errorAt({ file, line, column }, what, cure), rule };
  }
  if (!(error instanceof Error)) throw error;
  // A file that is missing or a folder without a name in the sidebar: the message holds path and cure.
  const file = /content\/[\w./-]*\w/.exec(error.message)?.[0] ?? 'content';
  return {
    ...errorAt(
      { file, line: 1 },
      `stops the site from being read: ${error.message}`,
      'do what the message asks for.',
    ),
    rule,
  };
}

/** The first line that holds a text; line 1 when none does. */
export function lineWith(text: string, wanted: string): number {
  return placeAt(text, Math.max(text.indexOf(wanted), 0)).line;
}

/** A fix of the target of a link; undefined when the target is written differently. */
export function fixTarget(
  page: Pick<CheckedPage, 'body'>,
  node: Link | Definition,
  to: string,
): TextFix | undefined {
  const from = node.url;
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? 0;
  // The target stands behind the label and before the title, which may both hold the same text.
  const label =
    node.type === 'link'
      ? node.children.at(-1)?.position?.end.offset
      : page.body.indexOf(']:', start);
  const offset = page.body.indexOf(from, label ?? start);
  if (from === '' || offset < start || offset >= end) return undefined;
  return { ...placeAt(page.body, offset), from, to };
}
