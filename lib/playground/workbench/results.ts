import type { CompiledFile } from '../compile';
import type { Report } from '../engine';

type ReportOf<Kind> = Extract<Report, { kind: Kind }>;

export type ValueReport = ReportOf<'value'>;
/** What was logged, or what went wrong. */
export type ConsoleEntry = ReportOf<'log'> | ReportOf<'failure'>;

/** What state a playground is in; each looks different. */
export type Status = {
  kind: 'quiet' | 'running' | 'done' | 'failed';
  text: string;
};

/** What stands beside a line: a value that came, or a mistake. */
export type LineNote = { line: number; text: string; isMistake: boolean };

/** What a run has reported so far. */
export type Results = {
  entry: CompiledFile | undefined;
  /** By the number of the promise. */
  values: Readonly<Record<number, ValueReport>>;
  console: readonly ConsoleEntry[];
  /** How many of their characters are shown. */
  chars: number;
  /** Lines that were logged beyond those. */
  moreLogs: number;
  /** Whether the program shows a component; known at its end. */
  isMounted: boolean | undefined;
};

/** Those of a run that begins. */
export function noResults(entry: CompiledFile | undefined): Results {
  return {
    entry,
    values: {},
    console: [],
    chars: 0,
    moreLogs: 0,
    isMounted: undefined,
  };
}

/** The frame counts its lines, but code in it may send anything, at any pace. */
const MAX_ENTRIES = 1000;
/** Far more than anybody reads: a browser draws millions for minutes. */
const MAX_CHARS = 40_000;
/** What each keeps of its text all the same, as the last one may be the error. */
const MIN_CHARS = 200;
/** The editor draws all that stand at a line in view. */
const MAX_NOTES = 50;

const shorten = (text: string, chars: number) =>
  text.length > chars ? `${text.slice(0, chars)}…` : text;

/** Adds what the frame has reported. */
export function addReport(results: Results, report: Report): Results {
  const { entry, console, chars } = results;
  switch (report.kind) {
    case 'value':
      return entry?.promises[report.site]
        ? { ...results, values: { ...results.values, [report.site]: report } }
        : results;
    case 'log':
    case 'failure': {
      if (console.length >= MAX_ENTRIES)
        return { ...results, moreLogs: results.moreLogs + 1 };
      const text = shorten(report.text, Math.max(MAX_CHARS - chars, MIN_CHARS));
      const entries = [...console, { ...report, text }];
      return { ...results, console: entries, chars: chars + text.length };
    }
    case 'more-logs':
      return { ...results, moreLogs: report.count };
    case 'done':
      return { ...results, isMounted: report.isMounted };
    default:
      return results;
  }
}

/** The results in a sentence. */
export function summarize({ entry, values, console }: Results): Status {
  const wrong =
    console.find(({ kind }) => kind === 'failure') ?? console.find(isError);
  if (wrong) {
    const { file, line, text } = wrong;
    const place = line > 0 ? `${file}, line ${line}: ` : '';
    // Nobody may take it for words of this page.
    return { kind: 'failed', text: `Your code: ${place}${text}` };
  }
  const promises = entry?.promises ?? [];
  if (promises.length === 0)
    return { kind: 'done', text: 'Ran without errors.' };
  const missed = promises.filter((_, site) => values[site]?.isMatch === false);
  return missed.length === 0
    ? { kind: 'done', text: 'All values match.' }
    : {
        kind: 'failed',
        text: `Not as expected: ${missed.length} of ${promises.length} values.`,
      };
}

const isError = (entry: ConsoleEntry) =>
  entry.kind === 'log' && entry.level === 'error';

/** What to write beside the lines of a file. */
export function notesOf(
  { entry, values, console }: Results,
  file: string,
): LineNote[] {
  const ofFile = (kind: ConsoleEntry['kind']) =>
    console
      .filter((one) => one.kind === kind && one.file === file)
      .slice(0, MAX_NOTES)
      .map(({ line, text }) => ({ line, text, isMistake: kind === 'failure' }));
  if (file !== entry?.name) return ofFile('failure');
  const came = Object.values(values).flatMap(({ site, given, isMatch }) => {
    const line = entry.promises[site]?.line;
    const isMistake = isMatch === false;
    const text = `${isMistake ? '✗' : '✓'} ${given.join(', ')}`;
    return line === undefined || given.length === 0
      ? []
      : [{ line, text, isMistake }];
  });
  return [...ofFile('failure'), ...came, ...ofFile('log')];
}
