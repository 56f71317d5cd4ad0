/** A symbol of a documented package, as met in a sample. */
export type FoundSymbol = {
  /** Entry point that exports it: `@boats/pier/let`. */
  entry: string;
  /** Exported name; for a member, the class or interface that has it. */
  symbol: string;
  /** A method or property, or the template name of an input or output. */
  member: string | null;
};

/** Where one of them stands in its block. */
export type FoundUse = FoundSymbol & {
  /** 1-based, in shown lines. */
  line: number;
  /** 1-based. */
  column: number;
  length: number;
};

/** As it is recorded: `line:column+length entry-point symbol.member`. */
export function formatUse({
  line,
  column,
  length,
  ...found
}: FoundUse): string {
  const { entry, symbol, member } = found;
  return `${line}:${column}+${length} ${entry} ${symbol}${member === null ? '' : `.${member}`}`;
}

const USE = /^(\d+):(\d+)\+(\d+) (\S*) ([^.]*)(?:\.(.+))?$/;

/** Reads what `formatUse` has written. */
export function parseUse(use: string): FoundUse {
  const [, line, column, length, entry = '', symbol = '', member = null] =
    USE.exec(use) ?? [];
  return {
    line: Number(line),
    column: Number(column),
    length: Number(length),
    entry,
    symbol,
    member,
  };
}
