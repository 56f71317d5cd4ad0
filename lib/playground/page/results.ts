import { button, element } from '@/lib/base/browser/dom';
import type { SamplePromise } from '../compile';
import type { Report } from '../engine';
import type { LintReport } from '../lint';

type ValueReport = Extract<Report, { kind: 'value' }>;
type LogReport = Extract<Report, { kind: 'log' }>;

/** Leads to a 1-based line of a file. */
export type GoTo = (file: string, line: number) => void;

/** Promised values and what came, as rows. */
export function drawValues(
  promises: readonly SamplePromise[],
  values: ReadonlyMap<number, ValueReport>,
  entry: string,
  goTo: GoTo,
): Node {
  if (promises.length === 0) {
    return hint(
      'Write a comment such as // => 3 after an expression or a console.log, and its values are compared here.',
    );
  }
  const rows = promises.map(({ line, text }, site) => {
    const { given = [], isMatch } = values.get(site) ?? {};
    return element(
      'tr',
      {},
      element('td', {}, lineButton(entry, line, goTo)),
      element('td', {}, element('code', {}, text || 'nothing')),
      element('td', {}, element('code', {}, given.join(', ') || '–')),
      element('td', {}, verdictOf(isMatch, given.length)),
    );
  });
  const heads = ['Line', 'Promised', 'Came', 'Result'].map((text) =>
    element('th', { scope: 'col' }, text),
  );
  return element(
    'table',
    { class: 'play-table' },
    element('thead', {}, element('tr', {}, ...heads)),
    element('tbody', {}, ...rows),
  );
}

function verdictOf(isMatch: boolean | undefined, count: number): string {
  if (isMatch) return '✓ same';
  if (isMatch === false) return count === 0 ? '✗ nothing came' : '✗ differs';
  return count === 0 ? 'waiting' : 'see line';
}

/** What was logged and what went wrong, in order. */
export function drawConsole(
  entries: readonly (LogReport | Extract<Report, { kind: 'failure' }>)[],
  goTo: GoTo,
): Node {
  if (entries.length === 0) return hint('Nothing was logged.');
  return element(
    'ul',
    { class: 'play-list' },
    ...entries.map((entry) => {
      const level = entry.kind === 'failure' ? 'error' : entry.level;
      return element(
        'li',
        { class: `play-entry play-${level}` },
        level === 'error' || level === 'warn'
          ? element('b', {}, level === 'error' ? 'Error ' : 'Warning ')
          : undefined,
        element('span', { class: 'play-text' }, entry.text),
        entry.line > 0 ? lineButton(entry.file, entry.line, goTo) : undefined,
      );
    }),
  );
}

/** What the rules report. */
export function drawReports(
  reports: readonly LintReport[],
  file: string,
  goTo: GoTo,
): Node {
  if (reports.length === 0) return hint('The rules report nothing.');
  return element(
    'ul',
    { class: 'play-list' },
    ...reports.map(({ rule, message, line }) =>
      element(
        'li',
        { class: 'play-entry' },
        lineButton(file, line, goTo),
        element('span', { class: 'play-text' }, message),
        element('code', {}, rule),
      ),
    ),
  );
}

/** Words in place of results. */
export function hint(text: string): HTMLElement {
  return element('p', { class: 'play-hint' }, text);
}

function lineButton(file: string, line: number, goTo: GoTo): HTMLElement {
  return button({ class: 'play-go' }, `Line ${line}`, () => goTo(file, line));
}
