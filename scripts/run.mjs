/**
 * Runs a script of this project: `node scripts/run.mjs scripts/build/serve.ts --port 3000`.
 *
 * A loader is asked for each of the hundreds of modules that a script imports, which takes seconds before its first
 * line; here they are made into one program first. Packages are loaded as they are.
 * With `--production` first, pages are rendered by the React that a deployed site has.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';

const ROOT = path.resolve(import.meta.dirname, '..');
const PROGRAMS = path.join(ROOT, '.cache', 'scripts');
const OWN_MODULE = /[\\/](?:app|components|lib|scripts|tests)[\\/].*\.tsx?$/;
const PLACES = /\bimport\.meta\.(url|dirname|filename)\b/g;
/** @type {ReadonlySet<unknown>} */
const FAULTS = new Set([TypeError, ReferenceError, RangeError]);
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

if (process.argv[2] === '--production') {
  process.argv.splice(2, 1);
  useProductionReact();
}
if (/[*]|[\\/]node_modules(?:[\\/]|$)/.test(ROOT)) {
  console.error(
    `[site] Nothing runs in ${ROOT}: its tools read "*" as any name, and take what lies in "node_modules" for a package. Move the checkout to another folder.`,
  );
  process.exit(1);
}
process.setSourceMapsEnabled(true);
// The script finds its path and arguments where it would without this file.
process.argv.splice(1, 1);
const script = path.resolve(process.argv[1] ?? '');
const program = await makeProgram(script).catch(() => process.exit(1));
try {
  await import(pathToFileURL(program).href);
} catch (error) {
  process.exitCode = 1;
  // What is thrown on purpose says what to do; of a fault of ours the place matters.
  const isMeant =
    error instanceof Error &&
    // Node has codes for what it refuses, such as an unknown argument.
    (!FAULTS.has(error.constructor) || 'code' in error);
  console.error(isMeant ? error.message : error);
}

/** Which React is loaded is decided once; the one for development takes several times as long to render a page. */
function useProductionReact() {
  process.env.NODE_ENV ??= 'production';
  if (process.env.NODE_ENV !== 'development') return;
  console.error(
    '[site] NODE_ENV is "development", and with it React cannot render the pages of an export. Type: NODE_ENV=production npm run build',
  );
  process.exit(1);
}

/**
 * @param {string} entry absolute path of a script
 * @returns {Promise<string>} absolute path of its program
 */
async function makeProgram(entry) {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    absWorkingDir: ROOT,
    outdir: PROGRAMS,
    outExtension: { '.js': '.mjs' },
    // By content: two that run the same script at the same time write the same files.
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'linked',
    sourcesContent: false,
    metafile: true,
    write: false,
    plugins: [{ name: 'keep-places', setup: keepPlaces }],
  });
  await stop();
  for (const { path: file, contents } of outputFiles) keep(file, contents);
  removeOld();
  const output = Object.entries(metafile.outputs).find(
    ([, { entryPoint }]) =>
      entryPoint && path.resolve(ROOT, entryPoint) === entry,
  );
  return path.resolve(ROOT, output?.[0] ?? '');
}

/**
 * Modules that look for files beside them look there, and not beside the program.
 *
 * @param {import('esbuild').PluginBuild} build
 */
function keepPlaces({ onLoad }) {
  onLoad({ filter: OWN_MODULE }, ({ path: file }) => {
    const text = readFileSync(file, 'utf8');
    if (!text.includes('import.meta.')) return undefined;
    const places = {
      url: pathToFileURL(file).href,
      dirname: path.dirname(file),
      filename: file,
    };
    return {
      contents: text.replaceAll(
        PLACES,
        (_, /** @type {keyof typeof places} */ name) =>
          JSON.stringify(places[name]),
      ),
      loader: file.endsWith('x') ? 'tsx' : 'ts',
    };
  });
}

/**
 * @param {string} file
 * @param {Uint8Array} contents
 */
function keep(file, contents) {
  // A damaged disk or a half-restored cache costs time and nothing else.
  if (existsSync(file) && readFileSync(file).equals(contents)) {
    utimesSync(file, new Date(), new Date());
    return;
  }
  mkdirSync(PROGRAMS, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, contents);
  renameSync(unfinished, file);
}

function removeOld() {
  for (const name of readdirSync(PROGRAMS)) {
    const file = path.join(PROGRAMS, name);
    const age = Date.now() - statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (age > KEPT_MS) rmSync(file, { force: true });
  }
}
