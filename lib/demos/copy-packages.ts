import type { Plugin } from 'esbuild';

import {
  linkPackage,
  splitModule,
  type SplitModule,
} from '@/lib/angular-linker';

/** Alternatives, of which a demo uses one or two: the demos of each page get their own share of them. */
const COPIED =
  /^@rx-angular\/(?:template\/.+|cdk\/transformations|state\/(?:actions|effects))$/;
/** A package whose demos use different parts of it. */
const SPLIT = /^@rx-angular\/template\/virtual-scrolling$/;
/** What every demo of such a package needs, and would have to load again on each page. */
const SHARED = ['RxVirtualFor'];
/** A piece of so many characters is not worth a file. */
const SMALL = 1000;

/** Makes the bundler see another file for the demos of each page, and of large packages a file for each piece. */
export function copyPackages(
  demos: readonly { page: string; code: string }[],
): Plugin {
  const modules = new Map<string, Promise<SplitModule>>();
  const split = (file: string) => {
    const known = modules.get(file) ?? linkPackage(file).then(splitModule);
    modules.set(file, known);
    return known;
  };
  return {
    name: 'copy-packages',
    setup({ onLoad, onResolve, resolve }) {
      onResolve({ filter: COPIED, namespace: 'code' }, async (found) => {
        if (found.pluginData === COPIED) return undefined;
        const { path: name, importer, resolveDir, kind } = found;
        const { path: file, errors } = await resolve(name, {
          resolveDir,
          kind,
          pluginData: COPIED,
        });
        const suffix = SPLIT.test(name)
          ? `?demo=${importer}`
          : `?${demos[Number(importer)]?.page}`;
        return { path: file, errors, suffix, sideEffects: false };
      });
      onResolve({ filter: /^piece:/ }, ({ path: name, importer }) => ({
        path: importer,
        suffix: name.slice('piece:'.length),
        sideEffects: false,
      }));
      onLoad(
        { filter: /[\\/]@rx-angular[\\/]/ },
        async ({ path: file, suffix }) => {
          const [, page = '', piece, demo] = PIECE.exec(suffix) ?? [];
          if (demo !== undefined) {
            const { page = '', code = '' } = demos[Number(demo)] ?? {};
            return { contents: exportsFor(code, page, await split(file)) };
          }
          if (piece === undefined) return undefined;
          return { contents: pieceOf(Number(piece), page, await split(file)) };
        },
      );
    },
  };
}

const PIECE = /^(\?.*)?#(\d+)$|^\?demo=(\d+)$/;

function addressOf(piece: number, page: string, shared: ReadonlySet<number>) {
  return JSON.stringify(`piece:${shared.has(piece) ? '' : page}#${piece}`);
}

function pieceOf(index: number, page: string, module: SplitModule): string {
  const { text = '', needs = [] } = module.pieces[index] ?? {};
  const shared = sharedPieces(module);
  const imports = [...needs].map(
    ([name, piece]) =>
      `import { ${name} } from ${addressOf(piece, page, shared)};`,
  );
  return [...imports, text].join('\n');
}

/** The exports of a package that a demo names: the bundler takes in whatever is exported, used or not. */
function exportsFor(code: string, page: string, module: SplitModule): string {
  const shared = sharedPieces(module);
  const named = new Set(code.match(/[\w$]+/g));
  return [...module.exported]
    .filter(([as]) => named.has(as))
    .map(
      ([as, { piece, name }]) =>
        `export { ${name} as ${as} } from ${addressOf(piece, `?${page}`, shared)};`,
    )
    .join('\n');
}

/** The pieces that demos of all pages share. */
function sharedPieces({ pieces, exported }: SplitModule): ReadonlySet<number> {
  const found = new Set<number>();
  const add = (index: number): void => {
    if (found.has(index)) return;
    found.add(index);
    for (const other of pieces[index]?.needs.values() ?? []) add(other);
  };
  for (const name of SHARED) {
    const { piece } = exported.get(name) ?? {};
    if (piece !== undefined) add(piece);
  }
  for (const [index, { text }] of pieces.entries()) {
    if (text.length < SMALL) add(index);
  }
  return found;
}
