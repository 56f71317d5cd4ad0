import path from 'node:path';
import { build } from 'esbuild';
import { cached, hashOfCode } from '@/lib/base/files';
import { BROWSER_SCRIPT } from '@/lib/samples/linker';
import type { Packs } from '../engine';
import { bundlePacks } from './bundle-packs';
import { frameHtml } from './frame-html';
import { hashed } from './hashed';

/** Where the frame lies in an export. */
export const FRAME_FILE = 'play/frame.html';

export type EngineOptions = {
  /** Address of the folder that the scripts will be in, with its slash. */
  scriptsUrl: string;
  /** Folder of what is cached between builds. */
  cacheDir: string;
  /** What samples may import. */
  packs: Packs;
};

const ENTRY = 'lib/playground/engine/frame.ts';

/** Bundles the engine of the playground: the frame with its program, and the packages that samples may import. */
export async function bundleEngine({
  scriptsUrl,
  cacheDir,
  packs,
}: EngineOptions) {
  const folder = path.join(cacheDir, 'play');
  // By the names of their packs; bundled again when their versions change.
  const texts = await cached(
    folder,
    [
      hashOfCode(['lib/samples/linker', 'lib/playground/build']),
      JSON.stringify(packs),
    ],
    '.json',
    async () => JSON.stringify(await bundlePacks(packs)),
  );
  const bundled = Object.entries(
    JSON.parse(texts.toString()) as Record<string, string>,
  ).map(([pack, text]) => ({
    pack,
    script: hashed(`play-${pack}`, Buffer.from(text)),
  }));
  const program = await cached(
    folder,
    [
      hashOfCode([
        'lib/playground/engine',
        'lib/playground/compile',
        'lib/playground/build',
        'lib/samples/doctest/clock.mjs',
        'lib/samples/doctest/test-bed.mjs',
      ]),
    ],
    '.js',
    bundleProgram,
  );
  return {
    /** Their names carry a hash of their content. */
    scripts: bundled.map(({ script }) => script),
    /** Addresses of the packs, by their names. */
    packs: Object.fromEntries(
      bundled.map(({ pack, script }) => [pack, scriptsUrl + script.name]),
    ),
    /** The document of the frame. */
    frame: frameHtml(program.toString()),
  };
}

async function bundleProgram(): Promise<Buffer> {
  const { outputFiles } = await build({
    ...BROWSER_SCRIPT,
    entryPoints: [ENTRY],
    format: 'iife',
    minify: true,
  });
  return Buffer.from(outputFiles[0]?.contents ?? []);
}
