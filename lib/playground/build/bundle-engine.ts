import { createHash } from 'node:crypto';
import path from 'node:path';
import { build } from 'esbuild';
import { cached, hashOfCode } from '@/lib/base/files';
import type { Packs } from '../engine';
import { bundlePacks } from './bundle-packs';
import { frameHtml } from './frame-html';

/** Where the frame lies in an export. */
export const FRAME_FILE = 'play/frame.html';

/** The files of the engine. */
export type Engine = {
  /** Scripts, whose names carry a hash of their content. */
  scripts: readonly { name: string; content: Uint8Array }[];
  /** The document of the frame. */
  frame: string;
};

type EngineOptions = {
  /** Address of the folder that the scripts will be in, with its slash. */
  scriptsUrl: string;
  /** Folder of what is cached between builds. */
  cacheDir: string;
  /** What samples may import. */
  packs: Packs;
};

const ENTRY = 'lib/playground/engine/frame.ts';

const HASH_CHARS = 16;

/** Bundles the engine of the playground: its own program, and the packages that samples may import. */
export async function bundleEngine({
  scriptsUrl,
  cacheDir,
  packs,
}: EngineOptions): Promise<Engine> {
  const bundled = Object.entries(await packTexts(packs, cacheDir)).map(
    ([pack, text]) => ({ pack, ...hashed(`play-${pack}`, Buffer.from(text)) }),
  );
  const program = hashed(
    'play-frame',
    await cached(
      path.join(cacheDir, 'play'),
      [
        hashOfCode([
          'lib/playground/engine',
          'lib/playground/compile',
          'lib/playground/build',
        ]),
        JSON.stringify(packs),
      ],
      '.js',
      () => bundleProgram(packs),
    ),
  );
  return {
    scripts: [
      program,
      ...bundled.map(({ name, content }) => ({ name, content })),
    ],
    frame: frameHtml(
      scriptsUrl + program.name,
      Object.fromEntries(
        bundled.map(({ pack, name }) => [pack, scriptsUrl + name]),
      ),
    ),
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

function hashed(start: string, content: Uint8Array) {
  const hash = createHash('sha256').update(content).digest('hex');
  return { name: `${start}-${hash.slice(0, HASH_CHARS)}.js`, content };
}

async function bundleProgram(packs: Packs): Promise<Buffer> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    define: { PLAY_PACKS: JSON.stringify(packs) },
    bundle: true,
    // Modules of a document without an origin would need a header that plain hosts do not send.
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    write: false,
    logLevel: 'silent',
  });
  return Buffer.from(outputFiles[0]?.contents ?? []);
}
