import type { Element } from 'hast';
import { h } from 'hastscript';
import type { CodeMark, Verdict } from '@/lib/site/article/compile';
import type { FenceDiagnostic, FenceRecord } from '@/lib/samples/fences';

/** What a sample without a package of ours is compiled with. */
const FALLBACK_PACKAGE = '@angular/core';

/**
 * Puts what the checker found out about a block into words and marks.
 *
 * @param record what the manifest says about the block
 * @param throws text that the author announced as part of a thrown error
 * @param versions installed versions by package
 * @returns undefined for a block that is only listed
 */
export function drawVerdict(
  record: FenceRecord,
  throws: string | undefined,
  versions: Readonly<Record<string, string>>,
): Verdict | undefined {
  if (record.kind === 'listed') return undefined;
  const byText = new Map(
    record.diagnostics.map((one) => [
      `${one.line}:${one.column} ${one.message}`,
      one,
    ]),
  );
  const reports = [...byText.values()];
  const isLinted = record.kind === 'linted';
  const [label, note] = saidOf(record, throws, versions, reports);
  return {
    note,
    brief: isLinted && reports.length > 0 ? undefined : briefOf(note, label),
    marks: marksOf(reports),
    // An error stops the compiler at its line; reports of a linter may be many and alike.
    remarks: isLinted
      ? []
      : reports.map(({ line, code, message }) => ({
          line,
          text: `${code}: ${message}`,
        })),
  };
}

/** In a word, and in full. */
function saidOf(
  record: FenceRecord,
  throws: string | undefined,
  versions: Readonly<Record<string, string>>,
  reports: readonly FenceDiagnostic[],
): [label: string, note: Element] {
  const against = `against ${packagesOf(record, versions)}`;
  const checked = `Checked ${against}`;
  switch (record.kind) {
    case 'ignored':
      return [
        'Not checked',
        note('open', `Not checked: ${record.reason ?? ''}`),
      ];
    case 'expected-errors':
      return [
        'Intentional error',
        note('fails', `${checked} · Intentional compile error`),
      ];
    case 'run':
      return throws
        ? ['Throws', note('fails', `${checked} · Runs and throws “${throws}”`)]
        : ['Runs', note('', `${checked} · Runs${placeOf(record)}`)];
    case 'linted':
      return [
        'Linted',
        reports.length === 0
          ? note('', `Linted ${against} · Nothing to report`)
          : note('fails', `Linted ${against}`, reportList(reports)),
      ];
    default:
      return ['Checked', note('', checked)];
  }
}

/** The note as a word, with the rest in a tooltip. */
function briefOf({ properties, children }: Element, label: string): Element {
  return h('details', { ...properties, dataMenu: '' }, [
    h('summary', label),
    h('p', children),
  ]);
}

/** Where a sample needs more than Node. */
function placeOf({ host, demo }: FenceRecord): string {
  if (host === 'ssr') return ' on a server, then in Chromium';
  return demo || host === 'browser' ? ' in Chromium' : '';
}

function note(kind: '' | 'fails' | 'open', text: string, list?: Element) {
  const className = ['verdict', ...(kind ? [`verdict-${kind}`] : [])];
  return list
    ? h('div', { className }, [text, list])
    : h('p', { className }, text);
}

/** One item for each message, with all its lines. */
function reportList(reports: readonly FenceDiagnostic[]): Element {
  const linesByMessage = new Map<string, number[]>();
  for (const { line, message } of reports) {
    linesByMessage.set(message, [...(linesByMessage.get(message) ?? []), line]);
  }
  return h(
    'ul',
    [...linesByMessage].map(([message, lines]) => {
      const places = [...new Set(lines)];
      const word = places.length > 1 ? 'Lines' : 'Line';
      return h('li', [
        h('b', `${word} ${places.join(', ')}`),
        `: ${message.replace(/\.$/, '')}.`,
      ]);
    }),
  );
}

function packagesOf(
  { packages }: FenceRecord,
  versions: Readonly<Record<string, string>>,
): string {
  if (packages.length === 0) return `Angular ${versions[FALLBACK_PACKAGE]}`;
  return packages.map((name) => `${name} ${versions[name]}`).join(', ');
}

/** A report on several lines is marked where it begins; marks that touch become one. */
function marksOf(reports: readonly FenceDiagnostic[]): CodeMark[] {
  const marks: CodeMark[] = [];
  const ranges = reports
    .map(({ line, column, endLine, endColumn }) => ({
      line,
      column,
      endColumn: endLine > line ? Number.MAX_SAFE_INTEGER : endColumn,
    }))
    .sort((a, b) => a.line - b.line || a.column - b.column);
  for (const range of ranges) {
    const last = marks.at(-1);
    if (last?.line === range.line && range.column < last.endColumn) {
      last.endColumn = Math.max(last.endColumn, range.endColumn);
    } else marks.push(range);
  }
  return marks;
}
