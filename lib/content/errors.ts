/** Where in a content file something is wrong; line and column count from 1. */
export type ContentLocation = {
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

  constructor(location: ContentLocation, what: string, cure: string) {
    const { file, line, column } = location;
    const place = [file, line, column]
      .filter((part) => part !== undefined)
      .join(':');
    super(`${place} ${what}\n  How to fix it: ${cure}`);
    this.name = 'ContentError';
    this.file = file;
    this.line = line;
    this.column = column;
  }
}
