import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import {
  createCompilerHost,
  EntryType,
  MemberTags,
  NgtscProgram,
  type AngularCompilerOptions,
  type ClassEntry,
  type DirectiveEntry,
  type DocEntry,
  type EnumEntry,
  type FunctionEntry,
  type InterfaceEntry,
  type PipeEntry,
  type TypeAliasEntry,
} from '@angular/compiler-cli';
import ts from 'typescript';

import {
  declarationText,
  genericText,
  tidyType,
  deprecation,
  firstParagraph,
  toPlainText,
} from './type-text';
import { readDefaults, type Defaults } from './defaults';
import { readPackage, type EntryPoint } from './entry-points';
import {
  callables,
  emptyMember,
  INTERNAL_TAG,
  isInternalMember,
  toBindings,
  toMembers,
  toSignature,
  type Facts,
} from './members';
import type { ApiPackage, ApiSymbol } from '../api/types';

const OPTIONS: AngularCompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.es2023.d.ts'],
  types: ['node'],
  skipLibCheck: true,
};

/** Methods Angular calls, which no reader ever does. */
const HOOKS = /^(?:constructor|ng[A-Z]\w*|ɵ.*|[_#].*)$/;

/**
 * Reads all public exports of some packages from their type declarations.
 *
 * @param rootDir the repository, in whose `node_modules` the packages are
 * @returns sorted by name, so that equal packages give equal text
 */
export function extractApi(
  rootDir: string,
  names: readonly string[],
): ApiPackage[] {
  const packages = names.map((name) => readPackage(rootDir, name));
  const probes = new Map<string, EntryPoint>();
  for (const { entryPoints } of packages) {
    for (const entryPoint of entryPoints) {
      const name = entryPoint.entry.replaceAll('/', '__');
      probes.set(path.posix.join(rootDir, `${name}.probe.ts`), entryPoint);
    }
  }
  const program = createProgram(probes, names);
  const extracted = new Map<string, ApiSymbol[]>();
  for (const [probe, entryPoint] of probes) {
    extracted.set(entryPoint.entry, extractEntry(program, probe, entryPoint));
  }
  return packages.map(({ name, version, entryPoints }) => ({
    package: name,
    version,
    entries: Object.fromEntries(
      entryPoints.map(({ entry }) => [entry, extracted.get(entry) ?? []]),
    ),
  }));
}

/** One virtual module for each entry point, which re-exports all of it. */
function createProgram(
  probes: ReadonlyMap<string, EntryPoint>,
  names: readonly string[],
): NgtscProgram {
  const folders = names.map((name) => `/node_modules/${name}/`);
  const host = createCompilerHost({ options: OPTIONS });
  const textOf = (file: string) => {
    const entry = probes.get(file)?.entry;
    if (entry !== undefined) return `export * from '${entry}';\n`;
    return file.endsWith('.d.ts') &&
      folders.some((folder) => file.includes(folder))
      ? host.readFile(file)?.replaceAll('@internal', `@${INTERNAL_TAG}`)
      : undefined;
  };
  return new NgtscProgram([...probes.keys()], OPTIONS, {
    ...host,
    fileExists: (file) => probes.has(file) || host.fileExists(file),
    readFile: (file) => textOf(file) ?? host.readFile(file),
    getSourceFile: (file, version) => {
      const text = textOf(file);
      return text === undefined
        ? host.getSourceFile(file, version)
        : ts.createSourceFile(file, text, version, true);
    },
  });
}

function extractEntry(
  program: NgtscProgram,
  probe: string,
  entryPoint: EntryPoint,
): ApiSymbol[] {
  const documented = new Map<string, DocEntry>();
  for (const entry of program.getApiDocumentation(probe, new Set()).entries) {
    documented.set(entry.name, entry);
  }
  const code = existsSync(entryPoint.code)
    ? readFileSync(entryPoint.code, 'utf8')
    : '';
  const defaults = readDefaults(code);
  const tsProgram = program.getTsProgram();
  const checker = tsProgram.getTypeChecker();
  const source = tsProgram.getSourceFile(probe);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) return [];
  return checker
    .getExportsOfModule(module)
    .filter((symbol) => !symbol.name.startsWith('ɵ'))
    .map((symbol) =>
      toSymbol(symbol, documented.get(symbol.name), defaults, checker),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function toSymbol(
  symbol: ts.Symbol,
  entry: DocEntry | undefined,
  defaults: Defaults,
  checker: ts.TypeChecker,
): ApiSymbol {
  const target =
    symbol.flags & ts.SymbolFlags.Alias
      ? checker.getAliasedSymbol(symbol)
      : symbol;
  const result: ApiSymbol = {
    name: symbol.name,
    kind: kindOf(target, entry),
    typeParameters: [],
    doc: firstParagraph(entry),
    deprecated: deprecation(entry),
    isInternal: target
      .getJsDocTags(checker)
      .some((tag) => tag.name === INTERNAL_TAG),
    selector: null,
    exportAs: [],
    declaration: declarationText(target, symbol.name),
    inputs: [],
    outputs: [],
    members: [],
    signatures: [],
  };
  if (!entry) {
    result.doc = toPlainText(
      ts.displayPartsToString(target.getDocumentationComment(checker)),
    );
    return result;
  }
  fill(result, entry, { owner: result.name, defaults, target, checker });
  return result;
}

/** Adds what is known of each kind of export. */
function fill(result: ApiSymbol, entry: DocEntry, facts: Facts): void {
  if (entry.entryType === EntryType.Function) {
    fillFunction(result, entry as FunctionEntry, facts);
  } else if (entry.entryType === EntryType.Enum) {
    result.members = (entry as EnumEntry).members.map((member) => ({
      ...emptyMember(member),
      kind: 'value',
      type: tidyType(member.value || member.type),
    }));
  } else if (entry.entryType === EntryType.TypeAlias) {
    const alias = entry as TypeAliasEntry;
    result.typeParameters = alias.generics.map(genericText);
    result.members = toMembers(alias.members ?? [], facts);
  } else if ('generics' in entry) {
    fillClass(result, entry as ClassEntry | InterfaceEntry, facts);
  }
}

function kindOf(
  target: ts.Symbol,
  entry: DocEntry | undefined,
): ApiSymbol['kind'] {
  switch (entry?.entryType) {
    case EntryType.Directive:
      // A base class that strategies extend has no selector to be used by.
      return (entry as DirectiveEntry).selector ? 'directive' : 'class';
    case EntryType.Component:
      return 'component';
    case EntryType.Pipe:
      return 'pipe';
    case EntryType.NgModule:
      return 'module';
  }
  if (target.flags & ts.SymbolFlags.Class) return 'class';
  if (target.flags & ts.SymbolFlags.Interface) return 'interface';
  if (target.flags & ts.SymbolFlags.TypeAlias) return 'type';
  if (target.flags & ts.SymbolFlags.Function) return 'function';
  if (target.flags & ts.SymbolFlags.Enum) return 'enum';
  return 'const';
}

function fillFunction(result: ApiSymbol, entry: FunctionEntry, facts: Facts) {
  const signatures =
    entry.signatures.length > 0 ? entry.signatures : [entry.implementation];
  const declared = callables(facts.target);
  result.signatures = signatures.map((signature, index) =>
    toSignature(signature, entry.name, facts.defaults, declared[index]),
  );
  const [documented] = result.signatures.filter((one) => one.doc !== '');
  result.doc ||= documented?.doc ?? '';
  result.typeParameters = result.signatures[0]?.typeParameters ?? [];
  if (result.signatures.every((signature) => signature.deprecated !== null)) {
    result.deprecated ??= result.signatures[0]?.deprecated ?? null;
  }
}

function fillClass(
  result: ApiSymbol,
  entry: ClassEntry | InterfaceEntry,
  facts: Facts,
) {
  result.typeParameters = entry.generics.map(genericText);
  if (
    entry.entryType === EntryType.Directive ||
    entry.entryType === EntryType.Component
  ) {
    const directive = entry as DirectiveEntry;
    result.selector = directive.selector || null;
    result.exportAs = directive.exportAs;
  }
  if (entry.entryType === EntryType.Pipe) {
    result.selector = (entry as PipeEntry).pipeName;
  }
  const visible = entry.members.filter(
    (member) =>
      !HOOKS.test(member.name) &&
      !member.memberTags.includes(MemberTags.Protected) &&
      !isInternalMember(member),
  );
  const inputs = visible.filter((m) => m.memberTags.includes(MemberTags.Input));
  const outputs = visible.filter((m) =>
    m.memberTags.includes(MemberTags.Output),
  );
  result.inputs = toBindings(inputs, facts);
  result.outputs = toBindings(outputs, facts);
  result.members = toMembers(
    visible.filter((m) => !inputs.includes(m) && !outputs.includes(m)),
    facts,
  );
}
