import type { CompiledFile } from '../compile';

/** The first message of the page, with the port for all others. */
export const GREETING = 'playground';

/**
 * How long code may go on without a pause. An endless loop is reported within two seconds, and code
 * that is only slow still ends on a slow machine.
 */
export const LIMIT_MS = 1500;

/** A program for the frame. */
export type RunRequest = {
  run: number;
  /** The first one is the entry. */
  files: readonly CompiledFile[];
  /** Whether timers fire as soon as nothing else happens, as they do when the samples of this site are checked. */
  isTimeVirtual: boolean;
  /** How long it may go on without a pause, where it may be slow. */
  pauseMs?: number | undefined;
  theme: 'light' | 'dark';
};

/** A script of packages, which the programs after it need. */
export type PackMessage = { pack: string };

/** Methods of the console that are reported. */
export const LEVELS = ['log', 'info', 'debug', 'warn', 'error'] as const;

/** A place in a file of the reader; 0 for the line when it is not known. */
export type Place = { file: string; line: number };

/** A message of the frame about a run. */
export type Report = { run: number } &
  /** Packages are there, and the program begins. */
  (
    | { kind: 'started' }
    | {
        kind: 'value';
        /** Number of the promise in the entry. */
        site: number;
        given: readonly string[];
        /** Whether exactly the promised values have come. */
        isMatch: boolean;
      }
    | ({ kind: 'log'; level: (typeof LEVELS)[number]; text: string } & Place)
    /** How many more lines were logged than are reported one by one. */
    | { kind: 'more-logs'; count: number }
    | ({ kind: 'failure'; text: string } & Place)
    /** The statements of the entry are through, and the promised values asked for. */
    | { kind: 'done'; isMounted: boolean }
  );

/** Further lines of the console are counted. */
export const MAX_LOGS = 500;
export const MAX_GIVEN = 200;
export const MAX_TEXT_CHARS = 20_000;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_TEXT_CHARS;
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** Whether a message of the frame is one that the page understands; code in the frame may send anything. */
export function isReport(data: unknown): data is Report {
  if (typeof data !== 'object' || data === null) return false;
  const { run, kind, ...rest } = data as Record<string, unknown>;
  if (!isCount(run)) return false;
  const texts = [rest['file'], rest['text']];
  const isLine = texts.every(isText) && isCount(rest['line']);
  switch (kind) {
    case 'value':
      return (
        isCount(rest['site']) &&
        typeof rest['isMatch'] === 'boolean' &&
        Array.isArray(rest['given']) &&
        rest['given'].length <= MAX_GIVEN &&
        rest['given'].every(isText) &&
        isText(rest['given'].join(''))
      );
    case 'log':
      return isLine && LEVELS.includes(rest['level'] as never);
    case 'failure':
      return isLine;
    case 'more-logs':
      return isCount(rest['count']);
    case 'done':
      return typeof rest['isMounted'] === 'boolean';
    default:
      return kind === 'started';
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
  let chars = 0;
  return values
    .slice(0, MAX_GIVEN)
    .map(fitting)
    .filter(({ length }) => (chars += length) <= MAX_TEXT_CHARS);
}
