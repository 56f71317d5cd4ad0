import { element } from '@/lib/base/browser/dom';
import { CHANGES, frameText, spreadOf } from '../run';
import type { BenchmarkResult, BenchmarkScene, Layout } from '../run';
import { loadScene } from './load';
import { find } from './run-view';
import { showHere } from './show-here';
import { startButton } from './start-button';

const ROUNDS = 3;

/**
 * Makes the controls of a layout's benchmark work.
 *
 * @param root of the scene
 * @param signal ends it
 */
export function startBenchmark(
  root: HTMLElement,
  layout: Layout,
  signal: AbortSignal,
): void {
  startButton(root, signal, async (report, stopped) => {
    const { measure, WAYS } = await loadScene<BenchmarkScene>('benchmarks');
    const stage = find(root, '.lab-stage', HTMLElement);
    const rows = Number(find(root, 'select', HTMLSelectElement).value);
    const results = new Map<string, BenchmarkResult[]>();
    for (let round = 1; round <= ROUNDS; round++) {
      for (const way of WAYS[layout]) {
        if (stopped.aborted) return 'Stopped.';
        report(`Round ${round} of ${ROUNDS}: ${way} …`);
        const host = isolated(stage);
        const result = await measure(host, { layout, way, rows });
        stage.replaceChildren();
        const all = [...(results.get(way) ?? []), result];
        results.set(way, all);
        show(root, layout, way, all);
      }
    }
    return `Measured here: medians of ${ROUNDS} rounds with ${rows} of them.`;
  });
}

/** A place that the styles of the site do not reach, as they would be measured as well. */
function isolated(stage: HTMLElement): HTMLElement {
  const outer = element('div');
  stage.replaceChildren(outer);
  const inner = element('div');
  outer.attachShadow({ mode: 'open' }).append(inner);
  return inner;
}

function show(
  root: HTMLElement,
  layout: Layout,
  way: string,
  results: readonly BenchmarkResult[],
): void {
  const median = (read: (result: BenchmarkResult) => number | undefined) =>
    frameText(spreadOf(results.map((each) => read(each) ?? 0)).median);
  for (const change of CHANGES[layout]) {
    const done = median((result) => result[change]?.done);
    const pause = median((result) => result[change]?.pause);
    showHere(root, `${way}/${change}`, `${done}, pause ${pause}`);
  }
  showHere(
    root,
    `${way}/first`,
    median(({ create }) => create?.first),
  );
  showHere(
    root,
    `${way}/wait`,
    median(({ create }) => create?.wait),
  );
}
