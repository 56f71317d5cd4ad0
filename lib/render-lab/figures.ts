import type { LabData } from './read';
import { timeText } from './run';

/** What pages may name, and how it is written there. */
export type LabFigure = { value: number; text: string };

/**
 * All figures that prose may name: `strategies/normal/pause`, or `strategies/rows` for what a scene is made of.
 *
 * @returns figures by name
 */
export function labFigures({
  strategies,
}: LabData): ReadonlyMap<string, LabFigure> {
  const figures = new Map<string, LabFigure>();
  const time = (name: string, ms: number) =>
    figures.set(name, { value: ms, text: timeText(ms) });
  const count = (name: string, value: number) =>
    figures.set(name, { value, text: String(Math.round(value)) });
  for (const { run, frames, ...times } of strategies.strategies) {
    const name = `strategies/${run.strategy}`;
    for (const [key, spread] of Object.entries(times)) {
      time(`${name}/${key}`, spread.median);
    }
    count(`${name}/frames`, frames.median);
    count('strategies/rows', run.rows);
    time('strategies/work', run.workMs);
  }
  return figures;
}

/**
 * One figure of the recordings.
 *
 * @param name a key of `labFigures`
 * @param over another one: the figure is then how many times that one it is
 * @throws Error for a name that there is not, with those that are like it
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
