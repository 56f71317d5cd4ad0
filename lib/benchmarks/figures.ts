import type { LabData } from './read';
import { frameText, PACE_MS, timeText, TREE } from './run';

/** What pages may name, and how it is written there. */
export type LabFigure = { value: number; text: string };

type Figures = Map<string, LabFigure>;

/**
 * All figures that prose may name: `strategies/normal/pause`, `benchmarks/table/@for/create/done`, or `strategies/rows`
 * for what a scene is made of.
 *
 * @returns figures by name
 */
function labFigures(data: LabData): ReadonlyMap<string, LabFigure> {
  const figures: Figures = new Map();
  addStrategies(figures, data);
  addBenchmarks(figures, data);
  addCounts(figures, data);
  return figures;
}

function addTime(figures: Figures, name: string, value: number): void {
  figures.set(name, { value, text: timeText(value) });
}

function addCount(figures: Figures, name: string, value: number, unit = '') {
  figures.set(name, { value, text: `${Math.round(value)}${unit}` });
}

function addStrategies(figures: Figures, { strategies }: LabData): void {
  for (const { run, frames, ...times } of strategies.strategies) {
    const name = `strategies/${run.strategy}`;
    for (const [key, spread] of Object.entries(times)) {
      addTime(figures, `${name}/${key}`, spread.median);
    }
    addCount(figures, `${name}/frames`, frames.median);
    addCount(figures, 'strategies/rows', run.rows);
    addTime(figures, 'strategies/work', run.workMs);
  }
}

function addBenchmarks(figures: Figures, { benchmarks }: LabData): void {
  addCount(figures, 'benchmarks/rows', benchmarks.rows);
  addTime(figures, 'benchmarks/usual-pace', PACE_MS);
  for (const { layout, way, kilobytes, changes } of benchmarks.cases) {
    const name = `benchmarks/${layout}/${way}`;
    const value = kilobytes.median / 1000;
    figures.set(`${name}/memory`, { value, text: `${value.toFixed(1)} MB` });
    for (const [change, timing] of Object.entries(changes)) {
      for (const [key, spread] of Object.entries(timing)) {
        figures.set(`${name}/${change}/${key}`, {
          value: spread.median,
          text: frameText(spread.median),
        });
      }
    }
  }
}

function addCounts(figures: Figures, { checks, scrolling }: LabData): void {
  for (const { isZone, isOnPush, binding, checks: counts } of checks.cases) {
    const kind = `${isZone ? 'zone' : 'zoneless'}/${isOnPush ? 'onpush' : 'default'}`;
    for (const { name } of TREE) {
      addCount(figures, `checks/${kind}/${binding}/${name}`, counts[name] ?? 0);
    }
  }
  for (const { way, change, gap, estimated, real } of scrolling.cases) {
    const name = `scrolling/${way}/${change}`;
    addCount(figures, `${name}/gap`, gap, ' px');
    addCount(figures, `${name}/estimated`, estimated, ' px');
    addCount(figures, `${name}/real`, real, ' px');
  }
}

/**
 * One figure of the recordings.
 *
 * @param name a key of `labFigures`
 * @param over another one: the figure is then how many times that one it is
 * @throws Error for an unknown name, with those that are like it
 */
export function labFigure(
  data: LabData,
  name: string,
  over?: string,
): LabFigure {
  const figures = labFigures(data);
  const find = (wanted: string) => {
    const found = figures.get(wanted);
    if (found) return found;
    const [scene = ''] = wanted.split('/');
    const like = [...figures.keys()].filter((key) => key.startsWith(scene));
    throw new Error(
      `There is no figure "${wanted}" in content/lab. Write one of: ${(like.length > 0 ? like : [...figures.keys()]).join(', ')}.`,
    );
  };
  const figure = find(name);
  if (over === undefined) return figure;
  const value = figure.value / find(over).value;
  return { value, text: value < 9.5 ? value.toFixed(1) : value.toFixed(0) };
}
