import { ContentError } from '@/lib/base/source';
import type { Problem } from '@/lib/base/source';

/** A thrown mistake as a problem of a rule. */
export function toProblem(error: unknown, rule: string): Problem {
  if (error instanceof ContentError) {
    const { file, line = 1, column = 1, what, cure } = error;
    return { rule, severity: 'error', file, line, column, message: what, cure };
  }
  if (!(error instanceof Error)) throw error;
  // A file that is missing or a folder without a name in the sidebar: the message holds path and cure.
  const file = /content\/[\w./-]*\w/.exec(error.message)?.[0] ?? 'content';
  return {
    rule,
    severity: 'error',
    file,
    line: 1,
    column: 1,
    message: `stops the site from being read: ${error.message}`,
    cure: 'do what the message says; CONTRIBUTING.md lists the files that a content folder needs.',
  };
}
