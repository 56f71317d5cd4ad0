import type { Page } from '@playwright/test';
import { findBrowser } from '@/lib/product';
import { figuresOf as totalsOf } from '@/lib/render-lab/run';
import type { Run } from '@/lib/render-lab/run';
import { openScenes } from '@/lib/render-lab/record';
import { figuresOf, medians, repeat } from './figures';
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
    // The first turn compiles the code.
    const turns = await repeat(runs + 1, () => measureTurn(page, strategy));
    const { plain, recorded } = medians(turns.slice(1));
    const figure = figuresOf('lab', strategy);
    const cost = (recorded / plain - 1) * 100;
    figures.push(figure('time that the recorder adds', cost, '%'));
  }
  await close();
  return figures;
}

async function measureTurn(page: Page, strategy: string) {
  const [plain, run] = await page.evaluate(
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
  return { plain, recorded: totalsOf(run).total };
}
