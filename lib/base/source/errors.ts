import { formatProblem } from './problem';

/** Where in a content file something is wrong; line and column count from 1. */
type ContentLocation = {
  file: string;
  line?: number | undefined;
  column?: number | undefined;
};

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

  constructor(location: ContentLocation, what: string, cure: string) {
    super(formatProblem({ ...location, message: what, cure }));
    this.name = 'ContentError';
    this.file = location.file;
    this.line = location.line;
    this.column = location.column;
    this.what = what;
    this.cure = cure;
  }
}
