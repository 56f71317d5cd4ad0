import path from 'node:path';

import { build, type Plugin } from 'esbuild';

import { ANGULAR_PRODUCTION, linkAngular } from '@/lib/samples/linker';
import { compileScenes } from './compile-scenes';

/** The scenes of a site; paths are relative to the repository. */
export type SceneSettings = {
  /** Folder of their modules. */
  folder: string;
  /** Modules of that folder, which name their files; pages of a group share what they load. */
  groups: readonly (readonly string[])[];
  /** Configuration of TypeScript with Angular's compiler options. */
  tsconfig: string;
};

/** A script for browsers. */
export type SceneFile = { name: string; text: string };

/**
 * Bundles scenes for browsers: one file for each, and what those of a group share in others, whose names carry a hash.
 * What groups share is made for each of them, so that no page loads what only another one needs.
 *
 * @param settings where the scenes are
 * @param rootDir absolute folder of the repository
 * @throws what the compiler or the bundler refuses
 */
export async function bundleScenes(
  { folder, groups, tsconfig }: SceneSettings,
  rootDir: string,
): Promise<SceneFile[]> {
  const entries = groups.map((names) =>
    names.map((name) => path.join(rootDir, folder, `${name}.ts`)),
  );
  const compiled = compileScenes(entries.flat(), rootDir, tsconfig);
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
    ...ANGULAR_PRODUCTION,
    entryPoints,
    outdir: path.join(rootDir, 'public/render-lab'),
    chunkNames: 'part-[hash]',
    splitting: true,
    write: false,
    minify: true,
    logLevel: 'silent',
    plugins: [useCompiled(compiled), linkAngular()],
  });
  return outputFiles.map(({ path: file, text }) => ({
    name: path.basename(file),
    text,
  }));
}

/** Own modules as Angular has compiled them. */
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
    },
  };
}
