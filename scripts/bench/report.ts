import type { BenchResult, Figure } from './figures';

/** Changes below this share are within what two runs differ by. */
const NOTABLE_CHANGE = 0.05;
const SHOWN_CHANGES = 12;

/**
 * A result as Markdown: one table for each part, and beside each figure what it was in the base.
 *
 * @param base An earlier result to compare with.
 */
export function renderReport(
  result: BenchResult,
  base: BenchResult | undefined,
): string {
  const parts = [...new Set(result.figures.map(({ part }) => part))];
  const known = new Map(base?.figures.map((figure) => [keyOf(figure), figure]));
  return [
    '# Benchmark',
    '',
    `${result.date}, commit ${result.commit}, ${result.machine}.`,
    `Load average ${result.load.start.toFixed(1)} at the start, ${result.load.end.toFixed(1)} at the end. Medians of ${result.runs}.`,
    ...(base
      ? [
          `Compared with ${base.date}, commit ${base.commit}, load average ${base.load.start.toFixed(1)}.`,
        ]
      : []),
    ...parts.flatMap((part) => [
      '',
      `## ${part}`,
      '',
      ...renderTable(
        result.figures.filter((figure) => figure.part === part),
        known,
      ),
    ]),
    '',
  ].join('\n');
}

/** What a terminal shows of a report: the figures that differ from the base, and no more of them than fit. */
export function renderChanges(
  result: BenchResult,
  base: BenchResult | undefined,
): string[] {
  const known = new Map(base?.figures.map((figure) => [keyOf(figure), figure]));
  const changes = result.figures.flatMap((figure) => {
    const before = known.get(keyOf(figure));
    return before && changeOf(figure, before) !== 0
      ? [
          `  ${figure.part}, ${figure.subject}, ${figure.name}: ${renderFigure(figure, before)}`,
        ]
      : [];
  });
  return [
    `${result.figures.length} figures, ${changes.length} of them changed by 5 % or more.`,
    ...changes.slice(0, SHOWN_CHANGES),
    ...(changes.length > SHOWN_CHANGES
      ? [`  and ${changes.length - SHOWN_CHANGES} more`]
      : []),
  ];
}

/** Subjects are the columns; with a base to compare with, each figure has its change behind it. */
function renderTable(
  figures: readonly Figure[],
  known: ReadonlyMap<string, Figure>,
): string[] {
  const subjects = [...new Set(figures.map(({ subject }) => subject))];
  const names = [...new Set(figures.map(({ name }) => name))];
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['', ...subjects]),
    row(['---', ...subjects.map(() => '---:')]),
    ...names.map((name) =>
      row([
        name,
        ...subjects.map((subject) => {
          const figure = figures.find(
            (candidate) =>
              candidate.subject === subject && candidate.name === name,
          );
          return figure ? renderFigure(figure, known.get(keyOf(figure))) : '';
        }),
      ]),
    ),
  ];
}

function renderFigure(figure: Figure, before: Figure | undefined): string {
  const text = `${formatValue(figure)} ${figure.unit}`.trim();
  const change = before ? changeOf(figure, before) : 0;
  if (change === 0) return text;
  return `${text} (${change > 0 ? '+' : ''}${Math.round(change * 100)} %)`;
}

/** As a share of what it was; nothing when two runs may differ by as much. */
function changeOf({ value }: Figure, before: Figure): number {
  const change = before.value === 0 ? 0 : value / before.value - 1;
  return Math.abs(change) < NOTABLE_CHANGE ? 0 : change;
}

function formatValue({ value }: Figure): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return String(Number(value.toFixed(digits)));
}

function keyOf({ part, subject, name }: Figure): string {
  return [part, subject, name].join('\n');
}
