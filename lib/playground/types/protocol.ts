/** What is wrong at a place of a file; lines and columns are 1-based. */
export type Problem = {
  file: string;
  line: number;
  column: number;
  /** In characters; 0 where the rest of the line is meant. */
  length: number;
  /** As compilers name it, such as `TS2322` or `NG8001`; empty where it has no name. */
  code: string;
  message: string;
};
