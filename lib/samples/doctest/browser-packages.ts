import path from 'node:path';

import { build } from 'esbuild';

/** Packages as modules for a page. */
export type PageModules = {
  /** By the path at which a page asks for them. */
  files: ReadonlyMap<string, Buffer>;
  /** Packages that are no modules, so that each sample takes them into its own script. */
  scripts: ReadonlySet<string>;
};

const FOLDER = '/packages';

/** The path at which a page asks for a package. */
export function pathOfPackage(name: string): string {
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
   * @param target the JavaScript that they are compiled to
   */
  constructor(
    private readonly rootDir: string,
    private readonly target: string,
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
  target: string,
): Promise<PageModules> {
  const outdir = path.join(rootDir, 'packages');
  const { metafile, outputFiles } = await build({
    entryPoints: names.map((name) => ({ in: name, out: name })),
    absWorkingDir: rootDir,
    outdir,
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    target,
    // Read in less time by each page. Names stay, as samples may show them.
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    logLevel: 'silent',
  });
  const nameOf = (file: string) =>
    path
      .relative(outdir, path.resolve(rootDir, file))
      .split(path.sep)
      .join('/')
      .replace(/\.js$/, '');
  return {
    files: new Map(
      outputFiles.map((file) => [
        pathOfPackage(nameOf(file.path)),
        Buffer.from(file.contents),
      ]),
    ),
    scripts: new Set(
      Object.entries(metafile.outputs)
        .filter(
          ([, { entryPoint = '' }]) =>
            metafile.inputs[entryPoint]?.format === 'cjs',
        )
        .map(([file]) => nameOf(file)),
    ),
  };
}
