import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

import type { EmittedSample } from './emit';

const PAGE_RUNTIME = fileURLToPath(
  new URL('./browser-page.mjs', import.meta.url),
);

/** What a package of the browser's half has to be loaded with or without. */
export type BundleOptions = {
  /** Modules that come first. */
  preload: readonly string[];
  /** Modules only the server's half imports. */
  serverOnly: readonly string[];
  /** Modules that patch what they find: with one of them, `async` is compiled away, because nobody can patch it. */
  patching: readonly string[];
};

/** The program of a page, and the map from its lines to those of the sample. */
export type Bundle = {
  code: string;
  map: string;
  /** Where the sources that the map names are relative to. */
  folder: string;
};

/**
 * Makes one script of a sample and all it imports.
 *
 * @throws what esbuild could not resolve
 */
export async function bundleSample(
  { file, expectations, imported }: EmittedSample,
  options: BundleOptions,
): Promise<Bundle> {
  const entry = file.replace(/\.main\.js$/, '.page.js');
  const expected = expectations.map(({ text }) => `() => [${text}\n]`);
  writeFileSync(
    entry,
    [
      ...options.preload.map((name) => `import '${name}';`),
      `import { prepare } from ${JSON.stringify(PAGE_RUNTIME)};`,
      `import main from './${path.basename(file)}';`,
      `prepare(main, [${expected.join(', ')}]);`,
    ].join('\n'),
  );
  const isPatched = options.patching.some((name) => imported.has(name));
  const { outputFiles } = await build({
    entryPoints: [entry],
    outfile: entry.replace(/\.page\.js$/, '.bundle.js'),
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: isPatched ? 'es2016' : 'es2022',
    external: [...options.serverOnly],
    sourcemap: 'external',
    sourcesContent: false,
    logLevel: 'silent',
  });
  const text = (ending: string) =>
    outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return {
    code: text('.js'),
    map: text('.map'),
    folder: path.dirname(file).split(path.sep).join('/'),
  };
}
