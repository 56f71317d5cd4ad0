import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  build,
  transform,
  type BuildOptions,
  type Metafile,
  type Plugin,
} from 'esbuild';

/** The program that brings the pages to life, as files for the browser. */
export type Program = {
  /** Name of the file that documents load. */
  entry: string;
  files: readonly { name: string; content: Uint8Array }[];
};

const ENTRY = 'lib/site/program/program.ts';
const START = 'start-';

/** What the published lint rules are written for, in the form that a browser has use for. */
const BROWSER_FORMS = {
  '@typescript-eslint/utils': './lib/playground/lint/eslint-utils.ts',
  path: './lib/playground/lint/path.ts',
};

/**
 * Bundles the program of the site for browsers that know modules. What only some readers need is a file of its own;
 * names carry a hash of their content.
 *
 * @param env what the code knows of the build, by the names of its variables
 */
export async function bundleProgram(
  env: Readonly<Record<string, string>>,
): Promise<Program> {
  const { metafile: first } = await build({
    ...optionsOf(env),
    plugins: [adoptStyles()],
  });
  const lazy = Object.values(first.outputs).flatMap(({ entryPoint = ENTRY }) =>
    entryPoint === ENTRY ? [] : [path.resolve(entryPoint)],
  );
  const { metafile, outputFiles } = await build({
    ...optionsOf(env),
    plugins: [importEntry(lazy), adoptStyles()],
  });
  assertForBrowser(metafile);
  const entry = outputWith(metafile, ENTRY);
  return {
    entry,
    files: outputFiles
      .map(({ path: file, contents }) => ({
        name: path.basename(file),
        content: contents,
      }))
      // The bundler's own entry only leads to that of the program.
      .filter(({ name }) => name === entry || !name.startsWith(START)),
  };
}

function optionsOf(env: Readonly<Record<string, string>>) {
  return {
    entryPoints: { site: ENTRY },
    outdir: 'out',
    entryNames: `${START}[hash]`,
    chunkNames: 'site-[hash]',
    bundle: true,
    splitting: true,
    // Behind the doors of some rooms are modules for builds as well; what the program does not use is left out.
    external: ['node:*'],
    alias: BROWSER_FORMS,
    format: 'esm',
    target: 'es2022',
    minify: true,
    // licences.txt names them all.
    legalComments: 'none',
    write: false,
    metafile: true,
    define: {
      // An object that every browser has, without such names: one made for it would be a module that all others import.
      'process.env': 'Reflect',
      __filename: '"rule.js"',
      ...Object.fromEntries(
        Object.entries({
          NODE_ENV: 'production',
          // What is said of use on a server, nobody reads in a browser.
          IS_BROWSER: '1',
          ...env,
        }).map(([name, value]) => [
          `process.env.${name}`,
          JSON.stringify(value),
        ]),
      ),
    },
  } as const satisfies BuildOptions;
}

/**
 * Whoever loads a part later has the program already: what they share belongs into the one file of the program. The
 * bundler would make files of it that every page waits for; as parts that import the program, it does not.
 */
function importEntry(lazy: readonly string[]): Plugin {
  return {
    name: 'import-entry',
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/ }, async ({ path: file }) =>
        lazy.includes(file)
          ? {
              contents: `${await readFile(file, 'utf8')}\nimport ${JSON.stringify(path.resolve(ENTRY))};`,
              loader: 'ts',
            }
          : undefined,
      );
    },
  };
}

/** Styles of a part come with it, in the same file: no page waits for them, and no element with inline styles is made. */
function adoptStyles(): Plugin {
  return {
    name: 'adopt-styles',
    setup({ onLoad }) {
      onLoad({ filter: /\.css$/ }, async ({ path: file }) => {
        const { code } = await transform(await readFile(file, 'utf8'), {
          loader: 'css',
          minify: true,
        });
        return {
          contents: `const sheet=new CSSStyleSheet();sheet.replaceSync(${JSON.stringify(code.trim())});document.adoptedStyleSheets.push(sheet)`,
        };
      });
    },
  };
}

/** @throws When the program uses what only a build has. */
function assertForBrowser({ outputs }: Metafile): void {
  const used = Object.values(outputs).flatMap(({ imports }) =>
    imports.filter(({ path: name }) => name.startsWith('node:')),
  );
  if (used.length === 0) return;
  throw new Error(
    `The program of the site uses ${used.map(({ path: name }) => name).join(', ')}, which no browser has, so no page would come to life. Import what it needs from a module without files and processes.`,
  );
}

function outputWith({ outputs }: Metafile, input: string): string {
  const [name = ''] =
    Object.entries(outputs).find(([, { inputs }]) => input in inputs) ?? [];
  return path.basename(name);
}
