import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

import { BROWSER_SCRIPT } from '@/lib/samples/linker';
import type { EmittedSample } from './emit';
import { SETUP_ALIAS } from './plan-module';
import type { Settings } from './settings';

/** Packages as modules for a page, by the path at which it asks for them. */
type PageModules = ReadonlyMap<string, Buffer>;

const FOLDER = '/packages';

/** The path at which a page asks for a package. */
function pathOfPackage(name: string): string {
  return `${FOLDER}/${name}.js`;
}

/**
 * Packages for the pages in which samples run, bundled once for all of them: in a script for each sample, they would be
 * most of what is bundled.
 */
export class BrowserPackages {
  readonly #expected = new Set<string>();
  #names: ReadonlySet<string> = new Set();
  #modules: Promise<PageModules> | undefined;

  /**
   * @param rootDir absolute path of the repository, in which packages resolve
   */
  constructor(
    private readonly rootDir: string,
    private readonly target: Target,
  ) {}

  /** Names packages that will be asked for, so that they are bundled with the first. */
  expect(names: Iterable<string>): void {
    for (const name of names) this.#expected.add(name);
  }

  /**
   * @returns modules of these packages and of others, which share what they have in common
   * @throws what the bundler cannot resolve
   */
  async get(names: readonly string[]): Promise<PageModules> {
    if (!this.#modules || names.some((name) => !this.#names.has(name))) {
      this.expect(names);
      this.#names = new Set(this.#expected);
      this.#modules = bundle([...this.#names], this.rootDir, this.target);
    }
    try {
      return await this.#modules;
    } catch {
      // One that cannot be bundled is the mistake of the sample that asks for it.
      return bundle(names, this.rootDir, this.target);
    }
  }
}

async function bundle(
  names: readonly string[],
  rootDir: string,
  target: Target,
): Promise<PageModules> {
  const outdir = path.join(rootDir, 'packages');
  const { outputFiles } = await build({
    ...BROWSER_SCRIPT,
    entryPoints: names.map((name) => ({ in: name, out: name })),
    absWorkingDir: rootDir,
    outdir,
    splitting: true,
    target,
    // Read in less time by each page. Names stay, as samples may show them.
    minifyWhitespace: true,
    minifySyntax: true,
  });
  return new Map(
    outputFiles.map(({ path: file, contents }) => [
      `${FOLDER}/${path.relative(outdir, file).split(path.sep).join('/')}`,
      Buffer.from(contents),
    ]),
  );
}

const PAGE_RUNTIME = fileURLToPath(
  new URL('./browser-page.mjs', import.meta.url),
);

/** The program of a page, and the map from its lines to those of the sample. */
export type Bundle = Awaited<ReturnType<SampleBundler['bundle']>>;

/** The JavaScript that a script is compiled to. */
type Target = 'es2016' | 'es2022';

/** Makes scripts for pages of samples. */
export class SampleBundler {
  readonly #packages: Readonly<Record<Target, BrowserPackages>>;

  /** @param rootDir absolute path of the repository, in which packages resolve */
  constructor(
    rootDir: string,
    private readonly options: Settings['bundles'],
  ) {
    this.#packages = {
      es2016: new BrowserPackages(rootDir, 'es2016'),
      es2022: new BrowserPackages(rootDir, 'es2022'),
    };
  }

  /** Names samples that will be bundled, so that what they have in common is bundled with the first. */
  expect(samples: readonly EmittedSample[]): void {
    const { preload, serverOnly } = this.options;
    for (const sample of samples) {
      const names = [...preload, ...sample.imported].filter(
        (name) =>
          !/^[./]/.test(name) &&
          !name.startsWith(SETUP_ALIAS) &&
          !serverOnly.includes(name),
      );
      this.#packages[this.#targetOf(sample)].expect(names);
    }
  }

  /**
   * Makes one script of a sample and all it imports but packages.
   *
   * @throws what esbuild could not resolve
   */
  async bundle(sample: EmittedSample) {
    const { file, expectations } = sample;
    const entry = file.replace(/\.main\.js$/, '.page.js');
    const expected = expectations.map(({ text }) => `() => [${text}\n]`);
    writeFileSync(
      entry,
      [
        ...this.options.preload.map((name) => `import '${name}';`),
        `import { prepare } from ${JSON.stringify(PAGE_RUNTIME)};`,
        `import main from './${path.basename(file)}';`,
        `prepare(main, [${expected.join(', ')}]);`,
      ].join('\n'),
    );
    const target = this.#targetOf(sample);
    const { outputFiles, metafile } = await build({
      ...BROWSER_SCRIPT,
      entryPoints: [entry],
      outfile: entry.replace(/\.page\.js$/, '.bundle.js'),
      target,
      packages: 'external',
      metafile: true,
      sourcemap: 'external',
      sourcesContent: false,
    });
    const imported = Object.values(metafile.outputs)
      .flatMap(({ imports }) => imports)
      .filter(({ path: name }) => !this.options.serverOnly.includes(name));
    const names = [...new Set(imported.map(({ path: name }) => name))];
    const modules = await this.#packages[target].get(names);
    const text = (ending: string) =>
      outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
    // What is imported later is there by then: how long a request takes is no promise of a sample.
    const ahead = imported
      .filter(({ kind }) => kind === 'dynamic-import')
      .map(({ path: name }) => `import ${JSON.stringify(name)};\n`);
    return {
      code: [text('.js'), ...ahead].join(''),
      /** The paths of what the program imports by name. */
      importMap: Object.fromEntries(
        names.map((name) => [name, pathOfPackage(name)]),
      ),
      /** The same, and what it shares, by path. */
      modules,
      map: text('.map'),
      /** Where the sources that the map names are relative to. */
      folder: path.dirname(entry).split(path.sep).join('/'),
    };
  }

  #targetOf({ imported }: EmittedSample): Target {
    const isPatched = this.options.patching.some((name) => imported.has(name));
    return isPatched ? 'es2016' : 'es2022';
  }
}
