import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { z } from 'zod';

/** The names of what an export of a class or an interface has; empty for others. */
export type Members = ReadonlySet<string>;

/** What is exported, by entry point and name. */
export type Declarations = ReadonlyMap<string, ReadonlyMap<string, Members>>;

const PACKAGE_JSON = z.object({
  name: z.string(),
  main: z.string().optional(),
  typings: z.string().optional(),
  exports: z
    .record(z.string(), z.object({ types: z.string().optional() }))
    .optional(),
});

/** Members that Angular or the compiler writes, and hooks that only Angular calls. */
const GENERATED = /^(?:ɵ|_|#|ng[A-Z]|constructor$|__)/;

/**
 * Reads what packages export.
 *
 * @param folders of installed or unpacked packages of one release, beside each other
 */
export function readDeclarations(folders: readonly string[]): Declarations {
  const entries = new Map<string, string>();
  for (const folder of folders) {
    const manifest = PACKAGE_JSON.parse(
      JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')),
    );
    const entryPoints = manifest.exports
      ? Object.entries(manifest.exports).map(([subpath, { types }]) => ({
          name: path.posix.join(manifest.name, subpath),
          types: types && path.join(folder, types),
        }))
      : entryFolders(folder);
    for (const { name, types } of entryPoints) {
      if (types && existsSync(types)) entries.set(name, types);
    }
  }
  const program = ts.createProgram([...entries.values()], {
    noLib: true,
    types: [],
    skipLibCheck: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    preserveSymlinks: true,
  });
  return new Map(
    [...entries].map(([entry, file]) => [entry, exportsOf(program, file)]),
  );
}

/** Of a package from before `exports`, whose entry points are folders with a manifest each. */
function entryFolders(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'package.json')
    .flatMap((file) => {
      const read = PACKAGE_JSON.safeParse(
        JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
      );
      if (!read.success) return [];
      const { name, typings, main = '' } = read.data;
      const types = typings ?? main.replace(/\.js$/, '.d.ts');
      return [{ name, types: path.join(folder, path.dirname(file), types) }];
    });
}

function exportsOf(program: ts.Program, file: string): Map<string, Members> {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const symbol = source && checker.getSymbolAtLocation(source);
  const found = new Map<string, Members>();
  for (const one of symbol ? checker.getExportsOfModule(symbol) : []) {
    const target =
      one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one;
    const { declarations } = target;
    if (declarations && !one.name.startsWith('ɵ')) {
      found.set(one.name, read(declarations, checker));
    }
  }
  return found;
}

function read(
  declarations: readonly ts.Declaration[],
  checker: ts.TypeChecker,
): Members {
  const members = declarations
    .filter(
      (node) => ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node),
    )
    .flatMap((node) => checker.getTypeAtLocation(node).getProperties())
    .filter(({ name }) => !GENERATED.test(name))
    .filter(({ declarations: own = [] }) => !own.every(isHidden))
    .map(({ name }) => name);
  return new Set(members);
}

function isHidden(node: ts.Declaration): boolean {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  return (ts.getCombinedModifierFlags(node) & hidden) !== 0;
}
