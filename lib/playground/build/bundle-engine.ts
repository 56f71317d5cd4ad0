import path from 'node:path';
import { build } from 'esbuild';
import { cached, hashOfCode } from '@/lib/base/files';
import { BROWSER_SCRIPT } from '@/lib/samples/linker';
import type { Packs } from '../engine';
import { bundlePacks } from './bundle-packs';
import { frameHtml } from './frame-html';
import { hashed, type Script } from './hashed';

/** Where the frame lies in an export. */
export const FRAME_FILE = 'play/frame.html';

/** The files of the engine. */
type Engine = {
  /** Scripts, whose names carry a hash of their content. */
  scripts: readonly Script[];
  /** Addresses of the packs, by their names. */
  packs: Readonly<Record<string, string>>;
  /** The document of the frame. */
  frame: string;
};

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
}: EngineOptions): Promise<Engine> {
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
    scripts: bundled.map(({ script }) => script),
    packs: Object.fromEntries(
      bundled.map(({ pack, script }) => [pack, scriptsUrl + script.name]),
    ),
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
