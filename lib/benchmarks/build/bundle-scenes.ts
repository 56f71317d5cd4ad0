import path from 'node:path';

import { build, type Plugin } from 'esbuild';

import { ANGULAR_PRODUCTION, linkAngular } from '@/lib/samples/linker';
import { performCompilation, readConfiguration } from '@angular/compiler-cli';
import type { AngularCompilerOptions } from '@angular/compiler-cli';
import ts from 'typescript';

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
    minify: true,
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

/**
 * Compiles components with Angular's compiler, as an application would.
 *
 * @param files absolute paths of modules; what they import is compiled with them
 * @param tsconfig Angular's compiler options for them, relative to the repository
 * @returns the compiled text by the absolute path of its source
 * @throws Error with the compiler's messages and their places
 */
function compileScenes(
  files: readonly string[],
  rootDir: string,
  tsconfig: string,
): Map<string, string> {
  const config = path.join(rootDir, tsconfig);
  const options: AngularCompilerOptions = {
    ...readConfiguration(config).options,
    noEmit: false,
    declaration: false,
    types: [],
    rootDir,
    outDir: path.join(rootDir, '.cache/render-lab'),
    paths: { '@/*': [path.join(rootDir, '*')] },
  };
  const compiled = new Map<string, string>();
  const host = ts.createCompilerHost(options);
  host.writeFile = (_, text, __, ___, sources = []) => {
    for (const { fileName } of sources) {
      compiled.set(path.resolve(fileName), text);
    }
  };
  const { diagnostics } = performCompilation({
    rootNames: [...files],
    options,
    host,
  });
  if (diagnostics.length > 0) {
    throw new Error(
      `[render lab] The scenes do not compile:\n${ts.formatDiagnostics(diagnostics, host)}`,
    );
  }
  return compiled;
}
