import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { z } from 'zod';

/** What a package promises of one export, as text without comments. */
export type Declaration = {
  /** The declaration without its members; all of it where there are none. */
  head: string;
  members: ReadonlyMap<string, string>;
};

/** Declarations by entry point and name. */
export type Declarations = ReadonlyMap<
  string,
  ReadonlyMap<string, Declaration>
>;

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

const printer = ts.createPrinter({ removeComments: true });

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

function exportsOf(
  program: ts.Program,
  file: string,
): Map<string, Declaration> {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const symbol = source && checker.getSymbolAtLocation(source);
  const found = new Map<string, Declaration>();
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
): Declaration {
  const members = new Map<string, string>();
  const heads = declarations.map((node) => {
    const text = textOf(ts.isVariableDeclaration(node) ? node.parent : node);
    const hasMembers =
      ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node);
    if (!hasMembers) return text;
    for (const [name, member] of membersOf(node, checker)) {
      members.set(name, member);
    }
    return headOf(node);
  });
  return { head: [...new Set(heads)].join(' '), members };
}

type WithMembers = ts.ClassDeclaration | ts.InterfaceDeclaration;

function membersOf(node: WithMembers, checker: ts.TypeChecker) {
  const members = new Map<string, string>();
  const type = checker.getTypeAtLocation(node);
  for (const { name, declarations = [] } of type.getProperties()) {
    const shown = declarations.filter((one) => !isHidden(one));
    if (GENERATED.test(name) || shown.length === 0) continue;
    members.set(name, shown.map(textOf).sort().join(' '));
  }
  return members;
}

function isHidden(node: ts.Declaration): boolean {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  return (ts.getCombinedModifierFlags(node) & hidden) !== 0;
}

function headOf(node: WithMembers): string {
  const kind = ts.isClassDeclaration(node) ? 'class' : 'interface';
  const generics = (node.typeParameters ?? []).map(textOf).join(', ');
  const parents = (node.heritageClauses ?? [])
    .filter(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)
    .map(textOf);
  const name = node.name?.text.replace(/\$\d+$/, '') ?? '';
  const named = generics ? `${name}<${generics}>` : name;
  return [kind, named, ...parents].join(' ');
}

/** One line that is equal where the compilers of two releases only wrote it differently. */
function textOf(node: ts.Node): string {
  return printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replace(/^(?:export |declare )+/, '')
    .replace(/import\("[^"]*"\)\.|\b(?:_\w+|rxjs|i\d+)\.(?=[A-Z])/g, '')
    .replace(/\b([A-Za-z]\w*)\$\d+\b/g, '$1')
    .replace(/"/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}
