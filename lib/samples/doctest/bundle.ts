import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { build, type Plugin } from 'esbuild';

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
    const left = new Map<string, boolean>();
    const { outputFiles } = await build({
      ...BROWSER_SCRIPT,
      entryPoints: [entry],
      outfile: entry.replace(/\.page\.js$/, '.bundle.js'),
      target,
      external: this.options.serverOnly,
      plugins: [leavePackages(left)],
      sourcemap: 'external',
      sourcesContent: false,
    });
    const modules = await this.#packages[target].get([...left.keys()]);
    const text = (ending: string) =>
      outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
    // What is imported later is there by then: how long a request takes is no promise of a sample.
    const ahead = [...left]
      .filter(([, isLater]) => isLater)
      .map(([name]) => `import ${JSON.stringify(pathOfPackage(name))};\n`);
    return {
      code: [text('.js'), ...ahead].join(''),
      /** What the program imports, by path. */
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

/** The bundler asks a second time, for what it would do by itself. */
const ASKED = {};

/**
 * Leaves packages to be imported by the page.
 *
 * @param left gets their names, and whether they are imported later
 */
function leavePackages(left: Map<string, boolean>): Plugin {
  return {
    name: 'leave-packages',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /^[^./]/ }, async ({ path: name, ...asked }) => {
        const { kind, importer, resolveDir, pluginData } = asked;
        const isLater = kind === 'dynamic-import';
        const isImport = isLater || kind === 'import-statement';
        if (!isImport || pluginData === ASKED) return undefined;
        const again = { kind, importer, resolveDir, pluginData: ASKED };
        const { external, path, sideEffects } = await resolve(name, again);
        if (external || !path.includes('node_modules')) return undefined;
        left.set(name, left.get(name) || isLater);
        return { path: pathOfPackage(name), external: true, sideEffects };
      });
    },
  };
}
