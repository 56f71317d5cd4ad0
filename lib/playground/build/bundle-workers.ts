import path from 'node:path';
import { build } from 'esbuild';
import { cached, hashOfCode } from '@/lib/base/files';
import { BROWSER_SCRIPT } from '@/lib/samples/linker';
import type { EngineOptions } from './bundle-engine';
import { hashed, type Script } from './hashed';

type WorkerOptions = EngineOptions & {
  /** Module that serves the tools of `tools` with the rules of the site. */
  tools: string;
  /** What stands in for packages that a browser cannot run, by their names. */
  alias: Readonly<Record<string, string>>;
};

/** Begins the name of the tools' first file. */
const ENTRY = 'play-tools-';

/** Bundles the workers of the page; the one for types again when their versions change. */
export async function bundleWorkers(options: WorkerOptions) {
  const { scriptsUrl, cacheDir, packs } = options;
  const key = [
    hashOfCode(['lib/playground/types', 'lib/playground/build']),
    JSON.stringify(packs),
  ];
  const folder = path.join(cacheDir, 'play');
  const declarations = hashed(
    'play-declarations',
    await cached(folder, [...key, 'declarations'], '.json', async () => {
      const { collectDeclarations } = await import('./bundle-types');
      return JSON.stringify(collectDeclarations(packs));
    }),
    '.json',
  );
  const url = scriptsUrl + declarations.name;
  const types = hashed(
    'play-types',
    await cached(folder, [...key, url], '.js', async () => {
      const { bundleTypesWorker } = await import('./bundle-types');
      return bundleTypesWorker(url);
    }),
  );
  const tools = await bundleTools(options);
  const entry = tools.find(({ name }) => name.startsWith(ENTRY));
  return {
    /** Addresses of their scripts. */
    typesUrl: scriptsUrl + types.name,
    toolsUrl: scriptsUrl + (entry?.name ?? ''),
    scripts: [types, declarations, ...tools],
  };
}

async function bundleTools({ tools, alias }: WorkerOptions): Promise<Script[]> {
  const { outputFiles } = await build({
    ...BROWSER_SCRIPT,
    entryPoints: [tools],
    alias,
    define: { __filename: '"rule.js"', 'process.env': 'Reflect' },
    outdir: 'out',
    splitting: true,
    entryNames: `${ENTRY}[hash]`,
    chunkNames: 'play-tool-[hash]',
    minify: true,
  });
  return outputFiles.map(({ path: file, contents }) => ({
    name: path.basename(file),
    content: contents,
  }));
}
