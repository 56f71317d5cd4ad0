import type { Run, StrategyScene } from '@/lib/benchmarks/run';
import { loadScene } from './load-scene';
import type { Running } from './use-scene';

type SceneModule = {
  record: (host: HTMLElement, scene: StrategyScene) => Promise<Run>;
};

/**
 * Records render strategies in the reader's browser, one after the other.
 *
 * @returns nothing when the reader stopped it
 * @throws when the program of the scene cannot be loaded
 */
export async function recordRuns(
  { stage, report, stopped }: Running,
  scenes: readonly StrategyScene[],
): Promise<Run[] | undefined> {
  const { record } = await loadScene<SceneModule>('strategies');
  const runs: Run[] = [];
  for (const scene of scenes) {
    if (stopped.aborted) return undefined;
    report(`Rendering with ${scene.strategy} …`);
    // Shown before the page is busy.
    await new Promise((resolve) => setTimeout(resolve, 100));
    runs.push(await record(stage, scene));
    stage.replaceChildren();
  }
  return runs;
}
