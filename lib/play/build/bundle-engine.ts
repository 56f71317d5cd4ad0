import path from 'node:path';
import { build } from 'esbuild';
import { cached, hashOfCode } from '@/lib/files';
import { PACKS, type PackName } from '../engine/packs';
import { nameScript, type KeptScripts } from '../kept';
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
  /** Folder that keeps finished work between builds. */
  cacheDir: string;
  /** Of earlier packages, which links may ask for. */
  kept?: readonly KeptScripts[];
};

const ENTRY = 'lib/play/engine/frame.ts';

/** Names of the packages that samples may import, without the parts of them. */
export const PACKAGES: readonly string[] = [
  ...new Set(
    Object.values(PACKS)
      .flat()
      .map((module) => /^(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? module),
  ),
];

/**
 * Bundles the engine of the playground: its own program, and the packages that samples may import. Kept packages get
 * the same program, so that what the page compiles and what runs it are always of one build.
 */
export async function bundleEngine({
  scriptsUrl,
  cacheDir,
  kept = [],
}: EngineOptions): Promise<Engine> {
  const packs = Object.entries(await packTexts(cacheDir)).map(
    ([pack, text]) => ({ pack, ...hashed(`play-${pack}`, Buffer.from(text)) }),
  );
  const program = hashed(
    'play-frame',
    await cached(
      path.join(cacheDir, 'play'),
      [hashOfCode(['lib/play/engine', 'lib/play/compile', 'lib/play/build'])],
      '.js',
      bundleProgram,
    ),
  );
  const addressed = (names: readonly (readonly [string, string])[]) =>
    Object.fromEntries(names.map(([pack, name]) => [pack, scriptsUrl + name]));
  const scripts = [
    program,
    ...packs.map(({ name, content }) => ({ name, content })),
    ...kept.flatMap((engine) => engine.scripts),
  ];
  return {
    // What no upgrade has changed is there once.
    scripts: [...new Map(scripts.map((one) => [one.name, one])).values()],
    frame: frameHtml(scriptsUrl + program.name, {
      '': addressed(packs.map(({ pack, name }) => [pack, name])),
      ...Object.fromEntries(
        kept.map((engine) => [
          engine.id,
          addressed(Object.entries(engine.packs)),
        ]),
      ),
    }),
  };
}

/** The packages as scripts, by the names of their packs; bundled again when their versions change. */
export async function packTexts(
  cacheDir: string,
): Promise<Record<PackName, string>> {
  const packed = await cached(
    path.join(cacheDir, 'play'),
    [
      hashOfCode([
        'lib/angular-linker',
        'lib/play/engine/packs.ts',
        'lib/play/build',
      ]),
    ],
    '.json',
    async () => JSON.stringify(await bundlePacks()),
  );
  return JSON.parse(packed.toString()) as Record<PackName, string>;
}

function hashed(start: string, content: Uint8Array) {
  return { name: nameScript(start, content), content };
}

async function bundleProgram(): Promise<Buffer> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
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
