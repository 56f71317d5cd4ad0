import path from 'node:path';
import { build, transform, type Plugin } from 'esbuild';
import { BROWSER_SCRIPT, linkAngular } from '@/lib/samples/linker';
import type { Packs } from '../engine';

/** Comes before all that it compiles; the bundler does not preserve that order between chunks. */
const COMPILER = '@angular/compiler';

/** What samples have no use for, and would weigh a tenth of all: images that load themselves. */
const LEFT_OUT =
  /^(?:NgOptimizedImage|IMAGE_CONFIG|IMAGE_LOADER|PRECONNECT_CHECK_BLOCKLIST|provide\w+Loader)$/;

type Chunk = { text: string; imports: string[] };

/**
 * Bundles the packages that samples may import, as one script for each pack. What packs share is made once, so there is
 * one Angular and one RxJS, whichever of them are loaded.
 */
export async function bundlePacks(
  packs: Packs,
): Promise<Record<string, string>> {
  const names = Object.keys(packs.modules);
  const { outputFiles, metafile } = await build({
    ...BROWSER_SCRIPT,
    entryPoints: {
      ...Object.fromEntries(names.map((name) => [name, `pack:${name}`])),
      compiler: 'pack:compiler',
    },
    splitting: true,
    outdir: 'packs',
    chunkNames: '[hash]',
    minify: true,
    metafile: true,
    // Errors in full, as in development.
    define: { ngDevMode: 'true', global: 'globalThis' },
    plugins: [packEntries(packs), withoutNeedless(), linkAngular(true)],
  });
  const chunks = new Map<string, Chunk>();
  for (const { path: file, text } of outputFiles) {
    const name = path.basename(file);
    const imports = metafile.outputs[`packs/${name}`]?.imports ?? [];
    chunks.set(name, {
      text,
      imports: imports.map((one) => path.basename(one.path)),
    });
  }
  const scripts = await Promise.all(
    names.map(async (name) => [name, await scriptOf(name, packs, chunks)]),
  );
  return Object.fromEntries(scripts) as Record<string, string>;
}

/** A pack with all that it needs and no pack before it is sure to have brought. */
async function scriptOf(
  pack: string,
  packs: Packs,
  chunks: ReadonlyMap<string, Chunk>,
): Promise<string> {
  const entries = entriesOf(pack, packs);
  const there = reachAll(entriesBefore(pack, packs), chunks);
  const own = [...reachAll(entries, chunks)].filter((name) => !there.has(name));
  const defined = await Promise.all(
    own.map(async (name) => {
      const { code } = await transform(chunks.get(name)?.text ?? '', {
        format: 'cjs',
        minify: true,
        target: 'es2022',
      });
      return `__playRegistry.define("./${name}",function(module,exports,require){${code.trim()}});`;
    }),
  );
  const begin = entries.map((one) => `__playRegistry.require("./${one}");`);
  return `${[...defined, ...begin].join('\n')}\n`;
}

/** The chunks that a pack begins with. */
function entriesOf(name: string, packs: Packs): string[] {
  const own = `${name}.js`;
  return packs.modules[name]?.includes(COMPILER) ? ['compiler.js', own] : [own];
}

/** The chunks that the packs which a pack needs begin with. */
function entriesBefore(name: string, packs: Packs): string[] {
  const before = packs.needs[name];
  return before === undefined
    ? []
    : [...entriesBefore(before, packs), ...entriesOf(before, packs)];
}

/** Chunks with all that they import, in the order in which they are met. */
function reachAll(
  names: readonly string[],
  chunks: ReadonlyMap<string, Chunk>,
): Set<string> {
  const reached = new Set(names);
  for (const name of reached) {
    for (const next of chunks.get(name)?.imports ?? []) reached.add(next);
  }
  return reached;
}

/** Each pack is a module that puts its packages into the registry. */
function packEntries(packs: Packs): Plugin {
  return {
    name: 'pack-entries',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^pack:/ }, ({ path: name }) => ({
        path: name.slice('pack:'.length),
        namespace: 'pack',
      }));
      onLoad({ filter: /./, namespace: 'pack' }, async ({ path: name }) => ({
        contents:
          name === 'compiler'
            ? `import '${COMPILER}';`
            : (await Promise.all((packs.modules[name] ?? []).map(partOf))).join(
                '\n',
              ),
        resolveDir: process.cwd(),
      }));
    },
  };
}

/** All that a module exports; of Angular's own only what is documented. */
async function partOf(module: string, index: number): Promise<string> {
  const target = `__playRegistry.modules[${JSON.stringify(module)}]`;
  if (module === COMPILER) return `${target} = {};`;
  if (!module.startsWith('@angular/')) {
    return `import * as m${index} from '${module}';\n${target} = m${index};`;
  }
  // Packages of Angular are linked when they are read.
  await import(COMPILER);
  const all = (await import(module)) as object;
  const names = Object.keys(all).filter(
    (name) => !name.startsWith('ɵ') && !LEFT_OUT.test(name),
  );
  const local = (name: string) => `m${index}_${name}`;
  return [
    `import { ${names.map((name) => `${name} as ${local(name)}`).join()} } from '${module}';`,
    `${target} = { ${names.map((name) => `${name}: ${local(name)}`).join()} };`,
  ].join('\n');
}

/** Some ask for what they can do without. */
function withoutNeedless(): Plugin {
  return {
    name: 'without-needless',
    setup({ onResolve, onLoad }) {
      // The library for virtual time asks for parts of Node.
      onResolve({ filter: /^(?:util|timers(?:\/promises)?)$/ }, NOTHING);
      // Hydration would reuse answers of a server, and there is none.
      onResolve({ filter: /^@angular\/common\/http$/ }, ({ importer }) =>
        importer.endsWith('platform-browser.mjs') ? NOTHING() : undefined,
      );
      onLoad({ filter: /./, namespace: 'nothing' }, () => ({
        contents: 'module.exports = {};',
      }));
    },
  };
}

const NOTHING = () => ({ path: 'nothing', namespace: 'nothing' });
