import type { Page } from '@playwright/test';
import { findBrowser } from '@/lib/product';
import { figuresOf } from '@/lib/render-lab/run';
import type { Run } from '@/lib/render-lab/run';
import { openScenes } from '@/lib/render-lab/record';
import { median } from './figures';
import type { Figure } from './figures';

const SCENE = { rows: 150, workMs: 2 };
const STRATEGIES = ['native', 'normal'];

/**
 * Measures what the recorder of the render lab costs: the time until the last row, with it and without it, in turns.
 *
 * @throws When there is no browser; `npm run browser` finds one.
 */
export async function measureRecorder(runs: number): Promise<Figure[]> {
  const rootDir = process.cwd();
  const browser = findBrowser(rootDir);
  if (!browser) throw new Error('[site] There is no browser.');
  const { page, close } = await openScenes(rootDir, browser);
  const figures: Figure[] = [];
  for (const strategy of STRATEGIES) {
    const [plain, recorded] = await measureBoth(page, strategy, runs);
    const cost = (median(recorded) / median(plain) - 1) * 100;
    figures.push({
      part: 'lab',
      subject: strategy,
      name: 'time that the recorder adds',
      value: cost,
      unit: '%',
    });
  }
  await close();
  return figures;
}

/** Times without the recorder, and with it; the first turn compiles the code. */
async function measureBoth(page: Page, strategy: string, runs: number) {
  const plain: number[] = [];
  const recorded: number[] = [];
  for (let turn = 0; turn <= runs; turn++) {
    const [without, withIt] = await measureTurn(page, strategy);
    if (turn === 0) continue;
    plain.push(without);
    recorded.push(withIt);
  }
  return [plain, recorded] as const;
}

async function measureTurn(
  page: Page,
  strategy: string,
): Promise<[number, number]> {
  const [ms, run] = await page.evaluate(
    async (scene) => {
      const address = '/strategies.js';
      const { record, time } = (await import(address)) as {
        record: (host: Element, scene: object) => Promise<Run>;
        time: (host: Element, scene: object) => Promise<number>;
      };
      const empty = () => {
        const host = document.createElement('div');
        document.querySelector('main')?.replaceChildren(host);
        return host;
      };
      return [
        await time(empty(), scene),
        await record(empty(), scene),
      ] as const;
    },
    { ...SCENE, strategy },
  );
  return [ms, figuresOf(run).total];
}
