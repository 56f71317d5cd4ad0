/** Something an author has to mend, at its place in a content file. */
export type SampleProblem = {
  /** Path from the repository's root, with forward slashes. */
  file: string;
  /** 1-based. */
  line: number;
  /** 1-based. */
  column: number;
  message: string;
};

/** `content/docs/x.mdx:12:5 message`, the form editors and terminals link. */
export function formatProblem(problem: SampleProblem): string {
  return `${problem.file}:${problem.line}:${problem.column} ${problem.message}`;
}

/** The same as a workflow command, which a CI service shows beside the line. */
export function formatAnnotation(problem: SampleProblem): string {
  const escaped = problem.message
    .replaceAll('%', '%25')
    .replaceAll('\r', '%0D')
    .replaceAll('\n', '%0A');
  return `::error file=${problem.file},line=${problem.line},col=${problem.column}::${escaped}`;
}

/** Orders problems as a reader of the files meets them. */
export function compareProblems(a: SampleProblem, b: SampleProblem): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}
