import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import ts from 'typescript';
import { BROWSER_SCRIPT } from '@/lib/samples/linker';
import type { Packs } from '../engine';
import { MODULES, SHIMS, TYPES_OPTIONS } from '../types/options';

const WORKER = 'lib/playground/types/worker.ts';

/** Modules of Node and of builds that compilers name, and never use on files in memory. */
const ABSENT =
  /^(?:node:)?(?:fs|fs\/promises|url|module|os|crypto|perf_hooks|inspector|source-map-support|vm|child_process|util|assert|tty|stream|events|worker_threads)$|^@babel\/core$|^chokidar$|^yargs$/;

/**
 * Bundles the worker that checks types.
 *
 * @param declarationsUrl where it finds what `collectDeclarations` has collected
 */
export async function bundleTypesWorker(
  declarationsUrl: string,
): Promise<Buffer> {
  const { outputFiles } = await build({
    ...BROWSER_SCRIPT,
    entryPoints: [WORKER],
    define: {
      TYPES_ADDRESS: JSON.stringify(declarationsUrl),
      __filename: '"/types.js"',
      'process.env.NODE_ENV': '"production"',
    },
    banner: { js: `globalThis.process??=${PROCESS};` },
    alias: { path: 'path-browserify', 'node:path': 'path-browserify' },
    plugins: [withoutNode()],
    format: 'iife',
    minify: true,
  });
  return Buffer.from(outputFiles[0]?.contents ?? []);
}

/** As much of Node as compilers ask for when they are loaded. */
const PROCESS =
  '{cwd:()=>"/",platform:"linux",env:{},argv:[],version:"v22.0.0",versions:{},memoryUsage:()=>({heapUsed:0}),hrtime:()=>[0,0],nextTick:queueMicrotask}';

function withoutNode(): Plugin {
  return {
    name: 'without-node',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: ABSENT }, ({ path: name }) => ({
        path: name,
        namespace: 'absent',
      }));
      onLoad({ filter: /./, namespace: 'absent' }, ({ path: name }) => ({
        contents: name.endsWith('module')
          ? 'export const createRequire=()=>()=>({});export default{createRequire}'
          : 'module.exports=new Proxy({},{get:(_,key)=>key==="__esModule"?undefined:()=>undefined})',
      }));
    },
  };
}

/**
 * Declarations of the language, of browsers and of all that programs may import, by the paths that they have for the
 * compiler, without comments.
 */
export function collectDeclarations(packs: Packs): Record<string, string> {
  const modules = Object.values(packs.modules)
    .flat()
    .filter((name) => name !== COMPILER);
  const entry = path.resolve('all.ts');
  const host = ts.createCompilerHost(TYPES_OPTIONS);
  const { getSourceFile } = host;
  host.getSourceFile = (name, options) =>
    name === entry || FOREIGN.test(name)
      ? ts.createSourceFile(
          name,
          name === entry ? importsOf(modules) : '',
          options,
        )
      : getSourceFile(name, options);
  const program = ts.createProgram([entry], TYPES_OPTIONS, host);
  const files = program
    .getSourceFiles()
    .flatMap((file) =>
      file.fileName === entry || FOREIGN.test(file.fileName)
        ? []
        : [[toVirtual(file.fileName), bare(file)] as const],
    );
  const manifests = [...new Set(files.flatMap(([file]) => manifestsOf(file)))]
    .filter((file) => existsSync(`.${file}`))
    .map((file) => [file, manifestOf(readFileSync(`.${file}`, 'utf8'))]);
  const typed = files.map(([file]) => file);
  const untyped = modules.filter(
    (name) => !typed.some((file) => file.includes(`/${packageOf(name)}/`)),
  );
  const shims = untyped.map((name) => `declare module '${name}';`).join('\n');
  return Object.fromEntries([
    ...files,
    ...manifests,
    [SHIMS, shims],
    [MODULES, importsOf(modules)],
  ]) as Record<string, string>;
}

/** Nobody imports it, and its declarations are as large as those of the core. */
const COMPILER = '@angular/compiler';

/** Those of Node, and of packages that bring none, are larger than all others: what they describe is `any`. */
const FOREIGN = /[\\/]node_modules[\\/](?:@types|undici-types)[\\/]/;

const packageOf = (module: string) =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');

const importsOf = (modules: readonly string[]) =>
  modules.map((name) => `import '${name}';`).join('\n');

/** Its path in the worker, where the repository is the root. */
const toVirtual = (file: string) =>
  `/${path.relative(process.cwd(), file).split(path.sep).join('/')}`;

/** Where the manifests of a file's package may lie. */
function manifestsOf(file: string): string[] {
  const parts = file.split('/');
  const first = parts.lastIndexOf('node_modules') + 1;
  return parts
    .map((_, index) => `${parts.slice(0, index).join('/')}/package.json`)
    .slice(first + 1);
}

/** What of a manifest leads to declarations. */
const LEADS = /^(?:name|version|type|types|typings|exports|main|module)$/;

function manifestOf(text: string): string {
  const fields = Object.entries(JSON.parse(text) as object);
  return JSON.stringify(
    Object.fromEntries(fields.filter(([name]) => LEADS.test(name))),
  );
}

const printer = ts.createPrinter({ removeComments: true });

/** Declarations without comments but for those that name other libraries. */
function bare(file: ts.SourceFile): string {
  const libraries = file.libReferenceDirectives.map(
    ({ fileName }) => `/// <reference lib="${fileName}" />\n`,
  );
  return libraries.join('') + printer.printFile(file).replaceAll('    ', ' ');
}
