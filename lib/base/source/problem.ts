/** Replaces text at one place of a file; refused when something else stands there. */
export type TextFix = {
  line: number;
  column: number;
  from: string;
  to: string;
};

/** Something an author has to mend, at its place: what all checks find and all commands print. */
export type Problem = {
  /** Path from the repository's root, with forward slashes. */
  file: string;
  /** 1-based. */
  line: number;
  /** 1-based. */
  column: number;
  /** What is wrong and why it matters. */
  message: string;
  /** What to type, where the message does not say it. */
  cure?: string | undefined;
  /** The check that found it, where there are several. */
  rule?: string | undefined;
  /** Present when the cure can be typed by a machine. */
  fix?: TextFix | undefined;
};

/** Where something is wrong; the place may be no more than a file. */
type SourceLocation = {
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
  override readonly name = 'ContentError';
  readonly file: string;
  readonly line: number | undefined;
  readonly column: number | undefined;

  /**
   * @param what happened and why it matters, without the place
   * @param cure what to type
   */
  constructor(
    place: SourceLocation,
    readonly what: string,
    readonly cure: string,
  ) {
    super(formatProblem({ ...place, message: what, cure }));
    this.file = place.file;
    this.line = place.line;
    this.column = place.column;
  }
}

/** `content/docs/x.mdx:12:5 message`, the form editors and terminals link, then the cure and the rule. */
export function formatProblem(
  problem: Omit<Problem, keyof SourceLocation> & SourceLocation,
): string {
  const { file, line, column, message, cure, rule } = problem;
  const place = [file, line, column]
    .filter((part) => part !== undefined)
    .join(':');
  return [
    `${place} ${message}`,
    cure ? `\n  How to fix it: ${cure}` : '',
    rule ? ` [${rule}]` : '',
  ].join('');
}

/** The same as a workflow command, which a CI service shows beside the line. */
export function formatAnnotation(problem: Problem): string {
  const { file, line, column, message, cure } = problem;
  const escaped = [message, ...(cure ? [`How to fix it: ${cure}`] : [])]
    .join(' ')
    .replaceAll('%', '%25')
    .replaceAll('\r', '%0D')
    .replaceAll('\n', '%0A');
  const name = file
    .replaceAll('%', '%25')
    .replaceAll(':', '%3A')
    .replaceAll(',', '%2C');
  return `::error file=${name},line=${line},col=${column}::${escaped}`;
}

/** Prints problems; on a server of the project also for those who read the change. */
export function printProblems(problems: readonly Problem[]): void {
  for (const problem of problems) {
    console.log(formatProblem(problem));
    if (process.env['GITHUB_ACTIONS']) console.log(formatAnnotation(problem));
  }
}

/**
 * Prints what was not there the last time: an author who saves wants to know of that save.
 *
 * @returns to be called with all problems that there are
 */
export function newsPrinter(): (problems: readonly Problem[]) => void {
  let last = new Set<string>();
  return (problems) => {
    printProblems(problems.filter((one) => !last.has(formatProblem(one))));
    last = new Set(problems.map(formatProblem));
  };
}

/** Orders problems as a reader of the files meets them. */
export function compareProblems(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}
