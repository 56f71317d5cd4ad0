import path from 'node:path';

import { build, type Plugin } from 'esbuild';

import { linkPackage } from '@/lib/angular-linker';
import { compileScenes } from './compile-scenes';

const ANGULAR_FORMAT = /node_modules\/@(?:angular|rx-angular)\/.*\.m?js$/;

/** A script for browsers. */
export type SceneFile = { name: string; text: string };

/**
 * Bundles scenes for browsers: one file for each, and what those of a group share in others, whose names carry a hash.
 * What groups share is made for each of them, so that no page loads what only another one needs.
 *
 * @param groups names of modules in the folder of scenes
 * @param rootDir absolute folder of the repository
 * @throws what the compiler or the bundler refuses
 */
export async function bundleScenes(
  groups: readonly (readonly string[])[],
  rootDir: string,
): Promise<SceneFile[]> {
  const folder = path.join(rootDir, 'lib/render-lab/scenes');
  const entries = groups.map((names) =>
    names.map((name) => path.join(folder, `${name}.ts`)),
  );
  const compiled = compileScenes(entries.flat(), rootDir);
  const bundled = await Promise.all(
    entries.map((group) => bundleGroup(group, compiled, rootDir)),
  );
  return bundled.flat();
}

async function bundleGroup(
  entryPoints: string[],
  compiled: ReadonlyMap<string, string>,
  rootDir: string,
): Promise<SceneFile[]> {
  const { outputFiles } = await build({
    entryPoints,
    outdir: path.join(rootDir, 'public/render-lab'),
    chunkNames: 'part-[hash]',
    bundle: true,
    splitting: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['es2020', 'es2015', 'module'],
    mainFields: ['es2020', 'module', 'main'],
    define: {
      ngDevMode: 'false',
      ngJitMode: 'false',
      ngI18nClosureMode: 'false',
      ngServerMode: 'false',
      ngHmrMode: 'false',
    },
    // licences.txt names them all.
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [useCompiled(compiled)],
  });
  return outputFiles.map(({ path: file, text }) => ({
    name: path.basename(file),
    text,
  }));
}

/** Own modules as Angular has compiled them, and packages linked. */
function useCompiled(compiled: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'use-compiled',
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
        const contents = compiled.get(file);
        return contents === undefined
          ? undefined
          : { contents, loader: 'js', resolveDir: path.dirname(file) };
      });
      onLoad({ filter: ANGULAR_FORMAT }, async ({ path: file }) => ({
        contents: await linkPackage(file),
      }));
    },
  };
}
