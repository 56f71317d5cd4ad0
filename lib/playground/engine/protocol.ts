import type { CompiledFile } from '../compile';

/** What the page says first, with the port for all that follows. */
export const GREETING = 'playground';

/** A program for the frame. */
export type RunRequest = {
  run: number;
  /** The first one is the entry. */
  files: readonly CompiledFile[];
  /** Whether timers fire as soon as nothing else happens, as they do when the samples of this site are checked. */
  isTimeVirtual: boolean;
  theme: 'light' | 'dark';
};

export const LEVELS = ['log', 'info', 'debug', 'warn', 'error'] as const;
export type LogLevel = (typeof LEVELS)[number];

/** A place in a file of the reader; 0 for the line when it is not known. */
export type Place = { file: string; line: number };

/** What the frame tells of a run. */
export type Report = { run: number } &
  /** Packages are there, and the program begins. */
  (
    | { kind: 'started' }
    /** The program needs packages that this frame cannot load any more; a new one can. */
    | { kind: 'outgrown' }
    | {
        kind: 'value';
        /** Number of the promise in the entry. */
        site: number;
        given: readonly string[];
        /** Whether all promised values have come, and no other; nothing where nobody can tell. */
        isKept: boolean | undefined;
      }
    | ({ kind: 'log'; level: LogLevel; text: string } & Place)
    | ({ kind: 'failure'; text: string } & Place)
    /** The statements of the entry are through, and the promised values asked for. */
    | { kind: 'done'; isMounted: boolean }
  );

const MAX_GIVEN = 200;
const MAX_TEXT_CHARS = 20_000;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_TEXT_CHARS;
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** Whether a message of the frame is one that the page understands; code in the frame may send anything. */
export function isReport(data: unknown): data is Report {
  if (typeof data !== 'object' || data === null) return false;
  const { run, kind, ...rest } = data as Record<string, unknown>;
  if (!isCount(run)) return false;
  const isPlace = isText(rest['file']) && isCount(rest['line']);
  switch (kind) {
    case 'value':
      return (
        isCount(rest['site']) &&
        [true, false, undefined].includes(rest['isKept'] as never) &&
        Array.isArray(rest['given']) &&
        rest['given'].length <= MAX_GIVEN &&
        rest['given'].every(isText)
      );
    case 'log':
      return (
        isPlace &&
        isText(rest['text']) &&
        LEVELS.includes(rest['level'] as never)
      );
    case 'failure':
      return isPlace && isText(rest['text']);
    case 'started':
    case 'outgrown':
      return true;
    case 'done':
      return typeof rest['isMounted'] === 'boolean';
    default:
      return false;
  }
}

/** As much of a text as a message may carry. */
export function fitting(text: string): string {
  return text.length > MAX_TEXT_CHARS
    ? `${text.slice(0, MAX_TEXT_CHARS - 1)}…`
    : text;
}

/** As many values as a message may carry. */
export function fittingValues(values: readonly string[]): string[] {
  return values.slice(0, MAX_GIVEN).map(fitting);
}
