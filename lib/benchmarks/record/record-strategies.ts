import { setTimeout as sleep } from 'node:timers/promises';

import type { Page } from '@playwright/test';

import { figuresOf, spreadOf, spreadsOf, type Run } from '../run';
import { callScene, readScene } from './open-scenes';
import { RUN, STRATEGIES, type MadeOn, type Strategies } from '../types';

const ROWS = 150;
const WORK_MS = 2;
const KEY_INTERVAL_MS = 40;

/**
 * Renders the list of the page with every strategy in turn, round by round, so that what disturbs the machine disturbs
 * all of them.
 */
export async function recordStrategies(
  page: Page,
  madeOn: MadeOn,
): Promise<Strategies> {
  const { STRATEGIES: names } = await readScene<{ STRATEGIES: string[] }>(
    page,
    'strategies',
  );
  const runs = new Map(names.map((name): [string, Run[]] => [name, []]));
  // The first round compiles the code, and is not counted.
  for (let round = 0; round <= madeOn.times; round++) {
    for (const strategy of names) {
      const run = await recordRun(page, strategy);
      if (round > 0) runs.get(strategy)?.push(run);
    }
  }
  return STRATEGIES.parse({
    madeOn,
    strategies: names.map((name) => sumUp(runs.get(name) ?? [])),
  });
}

async function recordRun(page: Page, strategy: string): Promise<Run> {
  let isOver = false;
  const scene = { strategy, rows: ROWS, workMs: WORK_MS };
  const recorded = callScene(page, 'strategies', 'record', scene).finally(
    () => (isOver = true),
  );
  while (!isOver) {
    await page.keyboard.press('Shift');
    await sleep(KEY_INTERVAL_MS);
  }
  const run = RUN.parse(await recorded);
  // Real keys were pressed, so that timers need not stand for them.
  return { ...run, inputs: run.inputs.filter(([, , real]) => real === 1) };
}

function sumUp(runs: readonly Run[]) {
  const figures = runs.map(figuresOf);
  return {
    ...spreadsOf(figures, ['first', 'total', 'pause', 'frames']),
    input: spreadOf(figures.flatMap(({ input }) => input ?? [])),
    run: middleOf(runs),
  };
}

/** The run in the middle by its total, of those in which a key was pressed in time if there are any. */
export function middleOf(runs: readonly Run[]): Run | undefined {
  const all = runs.map((run) => ({ run, ...figuresOf(run) }));
  const pressed = all.filter(({ input }) => input !== undefined);
  const sorted = (pressed.length > 0 ? pressed : all).sort(
    (a, b) => a.total - b.total,
  );
  return sorted[Math.floor(sorted.length / 2)]?.run;
}
