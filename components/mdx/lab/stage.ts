import { trusted } from '@/components/browser/trusted';
import { sceneUrl } from './load-scene';

/** Places on the stage of a scene, which is outside of React: what renders there are other programs. */

/** An empty place. */
export function openPlace(stage: HTMLElement): HTMLElement {
  const place = document.createElement('div');
  stage.replaceChildren(place);
  return place;
}

/** A place that the styles of the site do not reach, as they would be measured as well. */
export function openIsolated(stage: HTMLElement): HTMLElement {
  const place = document.createElement('div');
  openPlace(stage).attachShadow({ mode: 'open' }).append(place);
  return place;
}

/**
 * A place in a document of its own, for a scene that changes the globals of its document.
 *
 * @returns with what the scene left in the globals
 */
export async function openFrame<Globals>(
  stage: HTMLElement,
): Promise<{ place: HTMLElement; globals: Globals }> {
  const frame = document.createElement('iframe');
  frame.title = 'Application with zone.js';
  frame.tabIndex = -1;
  stage.replaceChildren(frame);
  const inner = frame.contentDocument;
  if (!inner) throw new Error('The frame has no document.');
  const script = inner.createElement('script');
  script.type = 'module';
  script.src = trusted.createScriptURL(sceneUrl('zone-frame'));
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', () =>
      reject(new Error('The frame could not be loaded.')),
    );
    inner.body.append(script);
  });
  return {
    place: inner.body.appendChild(inner.createElement('div')),
    globals: frame.contentWindow as unknown as Globals,
  };
}
