import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build, type BuildOptions, type Plugin } from 'esbuild';

const compress = promisify(brotliCompress);
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** Besides what a production build of Angular sets, as the CLI does. */
const AS_CLI = {
  minify: true,
  treeShaking: true,
  pure: ['forwardRef'],
  mainFields: ['es2020', 'es2015', 'browser', 'module', 'main'],
} satisfies BuildOptions;

/** What code for a server finds there and no browser loads. */
const ON_SERVERS = [
  'node:*',
  'fs',
  'path',
  'crypto',
  'url',
  'express',
  '@angular/ssr*',
];

/**
 * Bundles programs as for production and measures each.
 *
 * @param programs ES modules as text, by any name
 * @param production how an application is bundled, with the plugins that its packages need
 * @returns bytes after brotli at its best quality, by the same names
 */
export async function measurePrograms(
  rootDir: string,
  programs: ReadonlyMap<string, string>,
  production: BuildOptions,
): Promise<Map<string, number>> {
  const texts = [...programs.values()];
  // One build parses everything once; without shared chunks each entry is linked and shaken by itself.
  const { outputFiles } = await build({
    ...production,
    ...AS_CLI,
    conditions: [...(production.conditions ?? []), 'production'],
    entryPoints: Object.fromEntries(
      texts.map((_, index) => [String(index), `program:${index}`]),
    ),
    outdir: 'measured',
    write: false,
    absWorkingDir: rootDir,
    external: ON_SERVERS,
    logLevel: 'error',
    plugins: [programsFrom(texts, rootDir), ...(production.plugins ?? [])],
  });
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (contents: Uint8Array, hash: string) => {
    const known =
      sizes.get(hash) ??
      compress(contents, QUALITY).then(({ length }) => length);
    sizes.set(hash, known);
    return known;
  };
  const names = [...programs.keys()];
  return new Map(
    await Promise.all(
      outputFiles.map(async ({ path: file, contents, hash }) => {
        const index = Number(path.basename(file, '.js'));
        return [names[index] ?? '', await sizeOf(contents, hash)] as const;
      }),
    ),
  );
}

function programsFrom(texts: readonly string[], rootDir: string): Plugin {
  return {
    name: 'programs',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^program:/ }, ({ path: name }) => ({
        path: name.slice('program:'.length),
        namespace: 'program',
      }));
      onLoad({ filter: /^/, namespace: 'program' }, ({ path: index }) => ({
        contents: texts[Number(index)] ?? '',
        resolveDir: rootDir,
      }));
    },
  };
}
