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
  commonDeprecation,
  emptyMember,
  INTERNAL_TAG,
  isInternalMember,
  toBindings,
  toMembers,
  toSignatures,
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
  const probeOf = ({ entry }: EntryPoint) =>
    path.posix.join(rootDir, `${entry.replaceAll('/', '__')}.probe.ts`);
  const all = packages.flatMap(({ entryPoints }) => entryPoints);
  const probes = new Map(all.map((one) => [probeOf(one), one]));
  const program = createProgram(probes, names);
  return packages.map(({ name, version, entryPoints }) => ({
    package: name,
    version,
    entries: Object.fromEntries(
      entryPoints.map((one) => [
        one.entry,
        extractEntry(program, probeOf(one), one.code),
      ]),
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
  code: string,
): ApiSymbol[] {
  const { entries } = program.getApiDocumentation(probe, new Set());
  const documented = new Map(entries.map((entry) => [entry.name, entry]));
  const defaults = readDefaults(
    existsSync(code) ? readFileSync(code, 'utf8') : '',
  );
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

/** What decorators make of a class. */
const DECORATED: Partial<Record<EntryType, ApiSymbol['kind']>> = {
  [EntryType.Directive]: 'directive',
  [EntryType.Component]: 'component',
  [EntryType.Pipe]: 'pipe',
  [EntryType.NgModule]: 'module',
};

function kindOf(
  { flags }: ts.Symbol,
  entry: DocEntry | undefined,
): ApiSymbol['kind'] {
  const decorated = entry && DECORATED[entry.entryType];
  if (decorated === 'directive') {
    // A base class that strategies extend has no selector to be used by.
    return (entry as DirectiveEntry).selector ? decorated : 'class';
  }
  if (decorated) return decorated;
  if (flags & ts.SymbolFlags.Class) return 'class';
  if (flags & ts.SymbolFlags.Interface) return 'interface';
  if (flags & ts.SymbolFlags.TypeAlias) return 'type';
  if (flags & ts.SymbolFlags.Function) return 'function';
  return flags & ts.SymbolFlags.Enum ? 'enum' : 'const';
}

function fillFunction(result: ApiSymbol, entry: FunctionEntry, facts: Facts) {
  result.signatures = toSignatures(entry, entry.name, facts, facts.target);
  const [first] = result.signatures;
  const documented = result.signatures.find((one) => one.doc !== '');
  result.doc ||= documented?.doc ?? '';
  result.typeParameters = first?.typeParameters ?? [];
  result.deprecated ??= commonDeprecation(result.signatures);
}

function fillClass(
  result: ApiSymbol,
  entry: ClassEntry | InterfaceEntry,
  facts: Facts,
) {
  result.typeParameters = entry.generics.map(genericText);
  if ('selector' in entry) {
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
  const tagged = (tag: MemberTags) =>
    visible.filter(({ memberTags }) => memberTags.includes(tag));
  const inputs = tagged(MemberTags.Input);
  const outputs = tagged(MemberTags.Output);
  result.inputs = toBindings(inputs, facts);
  result.outputs = toBindings(outputs, facts);
  result.members = toMembers(
    visible.filter((one) => !inputs.includes(one) && !outputs.includes(one)),
    facts,
  );
}
