import path from 'node:path';

import { z } from 'zod';

import { cacheEntry, replaceFolder } from '@/lib/base/files';
import { readLab } from '../read';
import type { SceneFile, SceneSettings } from './bundle-scenes';

const FILES = z.array(z.object({ name: z.string(), text: z.string() }));
const CODE = [
  'lib/samples/linker',
  'lib/samples/demos/application',
  'lib/benchmarks/build',
  'lib/benchmarks/run',
];

/** The scripts of all scenes, made anew when their code, their settings or a package has changed. */
export async function sceneFiles(
  settings: SceneSettings,
  rootDir: string,
): Promise<SceneFile[]> {
  const { folder, tsconfig } = settings;
  const code = [...CODE, folder, tsconfig];
  const inputs = [JSON.stringify(settings)];
  const { known, save } = cacheEntry('render-lab', code, inputs, FILES);
  if (known) return known;
  // Compiler, linker and bundler take time to load.
  const { bundleScenes } = await import('./bundle-scenes');
  return save(await bundleScenes(settings, rootDir));
}

/**
 * Puts the scripts of all scenes, and the recordings that pages do not carry, where the site serves them from.
 *
 * @param settings where the scenes are
 * @param rootDir absolute folder of the repository
 * @param contentDir absolute folder of the recordings
 */
export async function writeScenes(
  settings: SceneSettings,
  rootDir: string,
  contentDir: string,
): Promise<void> {
  const files = await sceneFiles(settings, rootDir);
  const { strategies } = readLab(contentDir);
  const runs = strategies.strategies.map(({ run }) => run);
  const recorded = { name: 'strategies.json', text: JSON.stringify(runs) };
  const folder = path.join(rootDir, 'public/render-lab');
  replaceFolder(folder, [...files, recorded]);
}
