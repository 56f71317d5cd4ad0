import { fetchText } from '@/components/browser/fetch-text';
import { loadPart } from '@/components/browser/load-part';
import { withBase } from '@/lib/base/url';

const FOLDER = withBase('/render-lab/');

/**
 * The program of a scene, Angular included.
 *
 * @throws when it cannot be loaded
 */
export async function loadScene<Scene>(name: string): Promise<Scene> {
  const address = sceneUrl(name);
  return (await loadPart(
    () => import(/* turbopackIgnore: true */ address),
  )) as Scene;
}

/** Where the program of a scene is. */
export function sceneUrl(name: string): string {
  return `${FOLDER}${name}.js`;
}

/**
 * A recording that the page does not carry.
 *
 * @throws when it cannot be loaded
 */
export async function loadRecording<Data>(name: string): Promise<Data> {
  return JSON.parse(await fetchText(`${FOLDER}${name}.json`)) as Data;
}
