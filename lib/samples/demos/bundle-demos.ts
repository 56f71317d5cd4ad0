import path from 'node:path';
import { fileURLToPath } from 'node:url';

import {
  build,
  type BuildOptions,
  type BuildResult,
  type Metafile,
  type Plugin,
} from 'esbuild';

import { ANGULAR_PRODUCTION, linkAngular } from '@/lib/samples/linker';

/** What becomes a file for readers: a component and its code. */
export type DemoCode = { component: string; code: string };

export type DemoBundle = {
  /** Name of the file of each demo, in the order they were given. */
  entries: string[];
  /** Only those of demos have a map; that of what they share would be most of all that is cached. */
  files: { name: string; text: string; map: string }[];
};

const MOUNT = fileURLToPath(new URL('./mount.ts', import.meta.url));
/** Of all demos: what fewer use stays apart from what every demo loads. */
const FEW = 1 / 12;
/** What fewer use stays apart as well if it is small, since a further demo is hardly larger with it. */
const SOME = 1 / 6;
const SMALL_BYTES = 5000;
/** Without a map, which would be most of the time that a bundle takes. */
const QUICK = { minify: true } as const satisfies BuildOptions;
const MINIFIED = {
  ...QUICK,
  sourcemap: 'external',
  sourcesContent: false,
} as const satisfies BuildOptions;

/**
 * Bundles demos for browsers. What many share is one file, so that the first demo takes few requests; what only some
 * use are files of their own.
 *
 * @param rootDir absolute folder in which packages resolve
 * @throws what the bundler cannot resolve
 */
export async function bundleDemos(
  demos: readonly DemoCode[],
  rootDir: string,
): Promise<DemoBundle> {
  const options = optionsOf(demos, rootDir);
  const plugins = [linkAngular(), readDemos(demos, rootDir)];
  const first = await build({
    ...options,
    ...QUICK,
    plugins: [ALONE, ...plugins],
  });
  const shared = sharedFiles(first.metafile);
  const result = await build({
    ...options,
    ...MINIFIED,
    plugins: [shareFiles(shared, first.metafile), ...plugins],
  });
  return toBundle(result, demos);
}

function toBundle(
  result: BuildResult<{ metafile: true; write: false }>,
  demos: readonly DemoCode[],
): DemoBundle {
  const { metafile, outputFiles } = result;
  const outputs = Object.entries(metafile.outputs);
  const entries = demos.map((_, index) => {
    const [file = ''] =
      outputs.find(([, one]) => one.entryPoint === `demo:${index}`) ?? [];
    return path.basename(file);
  });
  const textOf = new Map(
    outputFiles.map((file) => [path.basename(file.path), file.text]),
  );
  const scripts = [...textOf].filter(([name]) => name.endsWith('.js'));
  return {
    entries,
    files: scripts.map(([name, text]) => ({
      name,
      text,
      map: entries.includes(name) ? (textOf.get(`${name}.map`) ?? '') : '',
    })),
  };
}

function optionsOf(demos: readonly DemoCode[], rootDir: string) {
  return {
    ...ANGULAR_PRODUCTION,
    entryPoints: demos.map((_, index) => ({
      in: `demo:${index}`,
      out: 'demo',
    })),
    outdir: path.join(rootDir, 'demos'),
    entryNames: 'demo-[hash]',
    chunkNames: 'part-[hash]',
    splitting: true,
    metafile: true,
  } as const satisfies BuildOptions;
}

/** Demos have no files of their own. */
function readDemos(demos: readonly DemoCode[], rootDir: string): Plugin {
  const demoAt = (index: string) => demos[Number(index)];
  return {
    name: 'read-demos',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^(?:demo|code):/ }, ({ path: name }) => {
        const [namespace = '', index = ''] = name.split(':');
        return { path: index, namespace };
      });
      onLoad({ filter: /./, namespace: 'demo' }, ({ path: index }) => ({
        contents: [
          `import { ${demoAt(index)?.component} as Demo } from 'code:${index}';`,
          "import 'shared:';",
          `import { mount } from ${JSON.stringify(MOUNT)};`,
          'export const start = (host, inputs) => mount(Demo, host, inputs);',
        ].join('\n'),
        resolveDir: rootDir,
      }));
      onLoad({ filter: /./, namespace: 'code' }, ({ path: index }) => ({
        contents: demoAt(index)?.code ?? '',
        resolveDir: rootDir,
      }));
    },
  };
}

/** Files of packages that many demos use, from the working directory. */
function sharedFiles({ outputs }: Metafile): string[] {
  const demos = Object.values(outputs).filter(({ entryPoint }) => entryPoint);
  const usersOf = (chunk: string) =>
    demos.filter(({ imports }) => imports.some(({ path }) => path === chunk));
  return Object.entries(outputs)
    .filter(([chunk, { bytes }]) => {
      const share = usersOf(chunk).length / demos.length;
      return share > (bytes < SMALL_BYTES ? SOME : FEW);
    })
    .flatMap(([, { inputs }]) => Object.keys(inputs))
    .filter((file) => file.includes('node_modules'));
}

/**
 * The bundler makes a file of each set of modules that the same demos use, which would be dozens. Imported by all
 * demos, they become one.
 */
function shareFiles(shared: readonly string[], { inputs }: Metafile): Plugin {
  const files = new Set(shared.map((file) => path.resolve(file)));
  const resolved = new Map(
    Object.entries(inputs).flatMap(([importer, { imports }]) =>
      imports.map(({ path: file, original }) => [
        `${path.resolve(importer)} ${original}`,
        path.resolve(file),
      ]),
    ),
  );
  return {
    name: 'share-files',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^shared:$/ }, () => ({
        path: 'shared',
        namespace: 'shared',
      }));
      onResolve({ filter: /./ }, ({ path: name, importer }) => {
        const file = files.has(name)
          ? name
          : resolved.get(`${importer} ${name}`);
        // Otherwise nobody would have to load it who uses nothing of it.
        return file !== undefined && files.has(file)
          ? { path: file, sideEffects: true }
          : undefined;
      });
      onLoad({ filter: /./, namespace: 'shared' }, () => ({
        contents: shared
          .map((file) => `import ${JSON.stringify(path.resolve(file))};`)
          .join('\n'),
      }));
    },
  };
}

/** What demos share is left where they use it. */
const ALONE = shareFiles([], { inputs: {}, outputs: {} });
