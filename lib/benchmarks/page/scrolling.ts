import {
  LIST_CHANGES,
  SCROLL_WAYS,
  describeList,
  describeShift,
  WAY_NAMES,
  type ScrollCase,
  type ScrollResult,
} from '../run';
import { loadScene } from './load';
import { showHere } from './show-here';
import { find } from './run-view';
import { startButton } from './start-button';

type SceneModule = {
  scroll: (host: HTMLElement, scene: ScrollCase) => Promise<ScrollResult>;
};

/**
 * Makes the controls of the scene of virtual scrolling work.
 *
 * @param root of the scene
 * @param signal ends it
 */
export function startScrolling(root: HTMLElement, signal: AbortSignal): void {
  startButton(root, signal, async (report, stopped) => {
    const { scroll } = await loadScene<SceneModule>('virtual-scrolling');
    const stage = find(root, '.lab-stage', HTMLElement);
    for (const way of SCROLL_WAYS) {
      report(`Scrolling: ${WAY_NAMES[way]} …`);
      for (const change of LIST_CHANGES) {
        if (stopped.aborted) return 'Stopped.';
        const host = document.createElement('div');
        stage.replaceChildren(host);
        const result = await scroll(host, { way, change });
        stage.replaceChildren();
        const text = `${describeShift(result)}; ${describeList(result)}`;
        showHere(root, `${way}/${change}`, text);
      }
    }
    return 'Tried here, in your browser.';
  });
}
