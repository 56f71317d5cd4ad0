import { formatProblem } from './problem';
import type { SourceLocation } from './problem';

/**
 * A mistake in `content` that an author can mend.
 *
 * The message reads `file:line:column what happened`, then why it matters, then what to type,
 * so that a terminal, an editor and a CI annotation can all jump to the place.
 */
export class ContentError extends Error {
  readonly file: string;
  readonly line: number | undefined;
  readonly column: number | undefined;
  /** What happened and why it matters, without the place. */
  readonly what: string;
  /** What to type. */
  readonly cure: string;

  constructor(location: SourceLocation, what: string, cure: string) {
    super(formatProblem({ ...location, message: what, cure }));
    this.name = 'ContentError';
    this.file = location.file;
    this.line = location.line;
    this.column = location.column;
    this.what = what;
    this.cure = cure;
  }
}
