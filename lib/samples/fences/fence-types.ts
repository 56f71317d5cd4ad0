/** A symbol of a documented package, as met in a sample. */
export type FoundSymbol = {
  /** Entry point that exports it: `@boats/pier/let`. */
  entry: string;
  /** Exported name; for a member, the class or interface that has it. */
  symbol: string;
  /** A method or property, or the template name of an input or output. */
  member: string | null;
};

/** Where one of them stands. */
export type FoundUse = FoundSymbol & {
  /** Index of the fenced block on its page. */
  fence: number;
  /** 1-based, in shown lines. */
  line: number;
  /** 1-based. */
  column: number;
  length: number;
};
