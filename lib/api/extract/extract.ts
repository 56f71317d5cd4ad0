import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import {
  createCompilerHost,
  EntryType,
  MemberTags,
  MemberType,
  NgtscProgram,
  type AngularCompilerOptions,
  type ClassEntry,
  type DirectiveEntry,
  type DocEntry,
  type EnumEntry,
  type FunctionEntry,
  type FunctionSignatureMetadata,
  type GenericEntry,
  type InterfaceEntry,
  type MemberEntry,
  type MethodEntry,
  type PipeEntry,
  type PropertyEntry,
  type TypeAliasEntry,
} from '@angular/compiler-cli';
import ts from 'typescript';

import { readDefaults, type Defaults } from './defaults';
import { deprecation, firstParagraph, tagText, toPlainText } from './doc-text';
import { readPackage, type EntryPoint } from './entry-points';
import type {
  ApiBinding,
  ApiMember,
  ApiPackage,
  ApiSignature,
  ApiSymbol,
} from '../types';

/** Longer types say nothing in a table; the declaration has them in full. */
const MAX_TYPE_CHARS = 200;

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
 * The extractor drops a method as a whole when its last overload is internal, so it must not know that tag.
 * As long as the word it stands for, so that no place in a file moves.
 */
const INTERNAL_TAG = 'unlisted';

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
  const program = createProgram(probes);
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
function createProgram(probes: ReadonlyMap<string, EntryPoint>): NgtscProgram {
  const host = createCompilerHost({ options: OPTIONS });
  const textOf = (file: string) => {
    const entry = probes.get(file)?.entry;
    if (entry !== undefined) return `export * from '${entry}';\n`;
    return file.includes('/@rx-angular/') && file.endsWith('.d.ts')
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
  const facts: Facts = { owner: result.name, defaults, target, checker };
  if (isFunction(entry)) fillFunction(result, entry, facts);
  else if (isEnum(entry)) {
    result.members = entry.members.map((member) => ({
      ...emptyMember(member),
      kind: 'value',
      type: tidyType(member.value || member.type),
    }));
  } else if (isClassLike(entry)) fillClass(result, entry, facts);
  else if (entry.entryType === EntryType.TypeAlias) {
    const alias = entry as TypeAliasEntry;
    result.typeParameters = alias.generics.map(genericText);
    result.members = toMembers(alias.members ?? [], facts);
  }
  return result;
}

/** What the documentation entry of a symbol does not say. */
type Facts = {
  owner: string;
  defaults: Defaults;
  target: ts.Symbol;
  checker: ts.TypeChecker;
};

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

function isFunction(entry: DocEntry): entry is FunctionEntry {
  return entry.entryType === EntryType.Function;
}

function isEnum(entry: DocEntry): entry is EnumEntry {
  return entry.entryType === EntryType.Enum;
}

function isClassLike(entry: DocEntry): entry is ClassEntry | InterfaceEntry {
  return [
    EntryType.UndecoratedClass,
    EntryType.Directive,
    EntryType.Component,
    EntryType.Pipe,
    EntryType.NgModule,
    EntryType.Interface,
  ].includes(entry.entryType);
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

function callables(symbol: ts.Symbol | undefined): ts.SignatureDeclaration[] {
  return (symbol?.declarations ?? []).filter(ts.isFunctionLike);
}

/**
 * @param declared the same signature in the declarations, which names types as
 *   their authors do; the compiler spells some of them out
 */
function toSignature(
  signature: FunctionSignatureMetadata,
  owner: string,
  defaults: Defaults,
  declared: ts.SignatureDeclaration | undefined,
): ApiSignature {
  return {
    typeParameters: signature.generics.map(genericText),
    parameters: signature.params.map((parameter, index) => ({
      name: parameter.name,
      type: tidyType(
        declared?.parameters[index]?.type?.getText() ?? parameter.type,
      ),
      isOptional: parameter.isOptional,
      isRest: parameter.isRestParam,
      default: defaults.parameters.get(`${owner}.${parameter.name}`) ?? null,
      doc: toPlainText(parameter.description.replace(/^\s*-\s*/, '')),
    })),
    returns: tidyType(declared?.type?.getText() ?? signature.returnType),
    returnsDoc: toPlainText(
      signature.returnDescription ?? tagText(signature, 'return'),
    ),
    doc: firstParagraph(signature),
    deprecated: deprecation(signature),
  };
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

/** An overloaded method has the tags of one of its overloads, which says nothing about the others. */
function isInternalMember(member: MemberEntry): boolean {
  const signatures =
    member.memberType === MemberType.Method
      ? (member as MethodEntry).signatures
      : [];
  return signatures.length > 0
    ? signatures.every(isInternal)
    : isInternal(member);
}

function isInternal({ jsdocTags }: Pick<DocEntry, 'jsdocTags'>): boolean {
  return jsdocTags.some((tag) => tag.name === INTERNAL_TAG);
}

/** A getter and a setter are one input. */
function toBindings(
  members: readonly MemberEntry[],
  facts: Facts,
): ApiBinding[] {
  const bindings: ApiBinding[] = [];
  for (const member of members) {
    const next = toBinding(member as PropertyEntry, facts);
    const known = bindings.find((one) => one.property === next.property);
    if (known) known.doc ||= next.doc;
    else bindings.push(next);
  }
  return bindings;
}

function toBinding(member: PropertyEntry, facts: Facts): ApiBinding {
  return {
    name: member.inputAlias ?? member.outputAlias ?? member.name,
    property: member.name,
    type: tidyType(boundType(withoutPrefixes(declaredType(member, facts)))),
    isRequired: member.isRequiredInput ?? false,
    default: propertyDefault(member.name, facts),
    doc: firstParagraph(member),
    deprecated: deprecation(member),
  };
}

/** The type as its authors wrote it; what a setter takes, if there is one. */
function declaredType(member: PropertyEntry, facts: Facts): string {
  const declarations = memberSymbol(member.name, facts)?.declarations ?? [];
  const setter = declarations.find(ts.isSetAccessorDeclaration);
  const own = declarations.find(
    (one): one is ts.PropertyDeclaration | ts.GetAccessorDeclaration =>
      ts.isPropertyDeclaration(one) ||
      ts.isPropertySignature(one) ||
      ts.isGetAccessorDeclaration(one),
  );
  const node = setter?.parameters[0]?.type ?? own?.type;
  return node?.getText() ?? member.type;
}

function memberSymbol(name: string, { target, checker }: Facts) {
  return checker.getDeclaredTypeOfSymbol(target).getProperty(name);
}

function propertyDefault(
  name: string,
  { owner, defaults }: Facts,
): string | null {
  return (
    defaults.properties.get(`${owner}.${name}`) ??
    defaults.properties.get(`${owner}._${name}`) ??
    null
  );
}

/** What a template passes or gets, without the wrapper that carries it. */
function boundType(type: string): string {
  const match =
    /^(InputSignalWithTransform|InputSignal|ModelSignal|OutputEmitterRef|OutputRef|EventEmitter)<(.*)>$/s.exec(
      type,
    );
  if (!match) return type;
  const [, wrapper, inner = ''] = match;
  if (wrapper !== 'InputSignalWithTransform') return inner;
  const [read = inner, write = 'unknown'] = splitTypeArguments(inner);
  // Attributes such as \`booleanAttribute\` take anything and mean the read type.
  return write === 'unknown' ? read : write;
}

function splitTypeArguments(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i);
    if ('<({['.includes(char)) depth++;
    else if (')}]'.includes(char)) depth--;
    else if (char === '>' && text.charAt(i - 1) !== '=') depth--;
    else if (char === ',' && depth === 0) {
      parts.push(text.slice(start, i).trim());
      start = i + 1;
    }
  }
  return [...parts, text.slice(start).trim()];
}

function toMembers(members: readonly MemberEntry[], facts: Facts): ApiMember[] {
  const result: ApiMember[] = [];
  for (const member of members) {
    const known = result.find((one) => one.name === member.name);
    const next = toMember(member, facts);
    if (!known) result.push(next);
    else if (next.kind === 'getter' || next.kind === 'setter') {
      known.kind = 'accessor';
      known.doc ||= next.doc;
    } else known.signatures.push(...next.signatures);
  }
  return result;
}

function toMember(member: MemberEntry, facts: Facts): ApiMember {
  const result = emptyMember(member);
  if (member.memberType === MemberType.Method) {
    const method = member as MethodEntry;
    const signatures =
      method.signatures.length > 0
        ? method.signatures
        : [method.implementation];
    result.kind = 'method';
    const declared = callables(memberSymbol(member.name, facts));
    result.signatures = signatures
      .map((signature, index) => ({ signature, declared: declared[index] }))
      .filter(({ signature }) => !isInternal(signature))
      .map(({ signature, declared }) =>
        toSignature(
          signature,
          `${facts.owner}.${member.name}`,
          facts.defaults,
          declared,
        ),
      );
    result.doc = result.signatures.find((one) => one.doc)?.doc ?? result.doc;
    if (result.signatures.every((one) => one.deprecated !== null)) {
      result.deprecated ??= result.signatures[0]?.deprecated ?? null;
    }
    return result;
  }
  result.type = tidyType(declaredType(member as PropertyEntry, facts));
  result.default =
    tagText(member, 'default') ||
    tagText(member, 'defaultValue') ||
    propertyDefault(member.name, facts);
  if (member.memberType === MemberType.Getter) result.kind = 'getter';
  if (member.memberType === MemberType.Setter) result.kind = 'setter';
  return result;
}

function emptyMember(member: MemberEntry): ApiMember {
  return {
    name: member.name,
    kind: 'property',
    type: '',
    isOptional: member.memberTags.includes(MemberTags.Optional),
    isReadonly: member.memberTags.includes(MemberTags.Readonly),
    isStatic: member.memberTags.includes(MemberTags.Static),
    default: null,
    signatures: [],
    doc: firstParagraph(member),
    deprecated: deprecation(member),
  };
}

function genericText(generic: GenericEntry): string {
  const constraint = generic.constraint ? ` extends ${generic.constraint}` : '';
  const fallback = generic.default ? ` = ${generic.default}` : '';
  return tidyType(`${generic.name}${constraint}${fallback}`);
}

/** One line that says no more than a reader needs. */
function tidyType(type: string): string {
  const line = withoutPrefixes(type)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > MAX_TYPE_CHARS
    ? `${line.slice(0, MAX_TYPE_CHARS - 1)}…`
    : line;
}

/**
 * Without what a bundler of declarations adds: namespaces of imported packages
 * (`_angular_core.Signal`) and numbers at names that clash (`RxState$1`).
 */
function withoutPrefixes(type: string): string {
  return type
    .replace(/import\("[^"]*"\)\./g, '')
    .replace(/\b(?:_\w+|rxjs|i\d+)\.(?=[A-Z])/g, '')
    .replace(/\b([A-Za-z]\w*)\$\d+\b/g, '$1');
}

const printer = ts.createPrinter({ removeComments: true });

/** The head of a class or interface, everything else in full. */
function declarationText(target: ts.Symbol, exportedName: string): string {
  const texts = (target.declarations ?? []).map((declaration) => {
    const source = declaration.getSourceFile();
    const node = ts.isVariableDeclaration(declaration)
      ? declaration.parent.parent
      : declaration;
    const text = printer.printNode(ts.EmitHint.Unspecified, node, source);
    const isHeadOnly =
      ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node);
    const head = isHeadOnly ? text.slice(0, bodyStart(text)).trim() : text;
    return withoutPrefixes(
      head
        .replace(/^export /, '')
        .replace(/^declare /, '')
        .replaceAll(target.name, exportedName),
    );
  });
  return [...new Set(texts)].join('\n');
}

/** The brace that opens the body, not one of a type parameter. */
function bodyStart(text: string): number {
  let angles = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i);
    if (char === '<') angles++;
    else if (char === '>' && text.charAt(i - 1) !== '=') angles--;
    else if (char === '{' && angles === 0) return i;
  }
  return text.length;
}
