import path from 'node:path';

import { z } from 'zod';

import {
  cacheFile,
  readCached,
  removeOthers,
  writeCached,
  writeChanged,
} from '@/lib/base/files';
import { readLab } from '../read';
import type { SceneFile } from './bundle-scenes';

/** Modules of the folder of scenes, which name their files; pages of a group share what they load. */
const SCENES = [
  ['strategies', 'benchmarks'],
  ['change-detection', 'zone-frame'],
  ['virtual-scrolling'],
] as const;

const FILES = z.array(z.object({ name: z.string(), text: z.string() }));
const CODE = [
  'lib/base/linker',
  'lib/samples/demos/application',
  'lib/benchmarks/build',
  'lib/benchmarks/run',
  'lib/benchmarks/scenes',
];

/** The scripts of all scenes, made anew when their code or a package has changed. */
export async function sceneFiles(rootDir: string): Promise<SceneFile[]> {
  const kept = cacheFile('render-lab', CODE, SCENES.flat());
  const known = readCached(kept, (data) => FILES.parse(data));
  if (known) return known;
  // Compiler, linker and bundler are loaded where there is news.
  const { bundleScenes } = await import('./bundle-scenes');
  const files = await bundleScenes(SCENES, rootDir);
  writeCached(kept, files);
  return files;
}

/**
 * Puts the scripts of all scenes, and the recordings that pages do not carry, where the site serves them from.
 *
 * @param contentDir absolute folder of the recordings
 */
export async function writeScenes(
  rootDir: string,
  contentDir: string,
): Promise<void> {
  const folder = path.join(rootDir, 'public/render-lab');
  const files = await sceneFiles(rootDir);
  const { strategies } = readLab(contentDir);
  const runs = strategies.strategies.map(({ run }) => run);
  const recorded = { name: 'strategies.json', text: JSON.stringify(runs) };
  const written = [...files, recorded].map(({ name, text }) => ({
    path: path.join(folder, name),
    text,
  }));
  writeChanged(written);
  removeOthers(folder, written);
}
