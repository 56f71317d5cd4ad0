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
  const bundled = Object.entries(await packTexts(packs, cacheDir)).map(
    ([pack, text]) => ({ pack, ...hashed(`play-${pack}`, Buffer.from(text)) }),
  );
  const program = await cached(
    path.join(cacheDir, 'play'),
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
    scripts: bundled.map(({ name, content }) => ({ name, content })),
    packs: Object.fromEntries(
      bundled.map(({ pack, name }) => [pack, scriptsUrl + name]),
    ),
    frame: frameHtml(program.toString()),
  };
}

/** The packages as scripts, by the names of their packs; bundled again when their versions change. */
async function packTexts(
  packs: Packs,
  cacheDir: string,
): Promise<Record<string, string>> {
  const packed = await cached(
    path.join(cacheDir, 'play'),
    [
      hashOfCode(['lib/samples/linker', 'lib/playground/build']),
      JSON.stringify(packs),
    ],
    '.json',
    async () => JSON.stringify(await bundlePacks(packs)),
  );
  return JSON.parse(packed.toString()) as Record<string, string>;
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
