import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  build,
  transform,
  type BuildOptions,
  type Metafile,
  type Plugin,
} from 'esbuild';

/** Beside the styles, so that the hosts' rules for files with a hash in their names hold for all of them. */
export const PROGRAM_DIR = '_next/static/chunks';

/** The program of the pages, as files for the browser. */
export type Program = {
  /** Name of the file that documents load. */
  entry: string;
  /** Name of the file that all islands share. */
  shared: string;
  files: readonly { name: string; content: Uint8Array }[];
};

/** What the program of a site is made of. */
export type ProgramSettings = {
  /** Its first module, relative to the repository. */
  entry: string;
  /** The module that gives an island to React. Each island's file exports it, so that all share one file with React. */
  hydrate: string;
};

const START = 'start-';

/**
 * Bundles the program of the site for browsers that know modules. What only some readers need is a file of its own;
 * names carry a hash of their content.
 *
 * @param settings what it is made of
 * @param env what the code knows of the build, by the names of its variables
 */
export async function bundleProgram(
  settings: ProgramSettings,
  env: Readonly<Record<string, string>>,
): Promise<Program> {
  const { entry: first, hydrate } = settings;
  const { metafile: alone } = await build({
    ...optionsOf(settings, env),
    plugins: [adoptStyles()],
  });
  const lazy = Object.values(alone.outputs).flatMap(({ entryPoint = first }) =>
    entryPoint === first ? [] : [path.resolve(entryPoint)],
  );
  const { metafile, outputFiles } = await build({
    ...optionsOf(settings, env),
    plugins: [extendParts(settings, lazy), adoptStyles()],
  });
  assertForBrowser(metafile);
  const entry = outputWith(metafile, first);
  return {
    entry,
    shared: outputWith(metafile, hydrate),
    files: outputFiles
      .map(({ path: file, contents }) => ({
        name: path.basename(file),
        content: contents,
      }))
      // The bundler's own entry only leads to that of the program.
      .filter(({ name }) => name === entry || !name.startsWith(START)),
  };
}

function optionsOf(
  { entry }: ProgramSettings,
  env: Readonly<Record<string, string>>,
) {
  return {
    entryPoints: { site: entry },
    outdir: 'out',
    entryNames: `${START}[hash]`,
    chunkNames: 'site-[hash]',
    bundle: true,
    splitting: true,
    // Some entry points export modules for builds as well; what the program does not use is left out.
    external: ['node:*'],
    jsx: 'automatic',
    format: 'esm',
    target: 'es2022',
    minify: true,
    // licences.txt names them all.
    legalComments: 'none',
    write: false,
    metafile: true,
    define: {
      // Every variable that is not given below has to be undefined. Any object without such keys would do; for one
      // that is written here the bundler would make a module of its own, and every file would import that.
      'process.env': 'Reflect',
      ...defineEnv({
        NODE_ENV: 'production',
        // Leaves out the messages about use on a server.
        IS_BROWSER: '1',
        ...env,
      }),
    },
  } as const satisfies BuildOptions;
}

/** What stands for variables of the build in code for browsers. */
export function defineEnv(
  env: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).map(([name, value]) => [
      `process.env.${name}`,
      JSON.stringify(value),
    ]),
  );
}

/**
 * Code that a later part shares with the program belongs into the file of the program, which is loaded by then. The
 * bundler would put it into more files, and every page would wait for them; when each part imports the program, it
 * does not.
 */
function extendParts(
  { entry, hydrate }: ProgramSettings,
  lazy: readonly string[],
): Plugin {
  const moduleOf = (file: string) => JSON.stringify(path.resolve(file));
  return {
    name: 'extend-parts',
    setup({ onLoad }) {
      onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
        if (!lazy.includes(file)) return undefined;
        // What an island loads later shares React's file as well.
        const isOfReact = file.endsWith('.tsx');
        const code = [
          await readFile(file, 'utf8'),
          `import ${moduleOf(entry)};`,
          isOfReact ? `export { hydrate } from ${moduleOf(hydrate)};` : '',
        ];
        return {
          contents: code.join('\n'),
          loader: isOfReact ? 'tsx' : 'ts',
        };
      });
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
    `The program of the site uses ${used.map(({ path: name }) => name).join(', ')}, which no browser has, so no page would work. Import what it needs from a module without files and processes.`,
  );
}

function outputWith({ outputs }: Metafile, input: string): string {
  const [name = ''] =
    Object.entries(outputs).find(([, { inputs }]) => input in inputs) ?? [];
  return path.basename(name);
}
