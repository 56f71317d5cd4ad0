import { LAYOUTS } from '../run';
import { startBenchmark } from './benchmarks';
import { startChecks } from './checks';
import { startScrolling } from './scrolling';
import { startStrategies } from './strategies';

/**
 * Makes the controls of the scenes of a page work.
 *
 * @param signal ends what runs when the page is left
 */
export function startScenes(signal: AbortSignal): void {
  for (const root of document.querySelectorAll<HTMLElement>(
    '[data-render-lab]',
  )) {
    const name = root.dataset['renderLab'];
    const layout = LAYOUTS.find((each) => each === name);
    if (layout) startBenchmark(root, layout, signal);
    else if (name === 'checks') startChecks(root, signal);
    else if (name === 'scrolling') startScrolling(root, signal);
    else startStrategies(root, signal);
  }
}
