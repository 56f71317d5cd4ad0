import { BindingPipe, TmplAstTemplate } from '@angular/compiler';
import ts from 'typescript';

import { placeAt } from '@/lib/base/source';
import { shownLines } from '@/lib/samples/fences';
import type { FoundSymbol, FoundUse } from '@/lib/samples/fences';
import type { Fence } from './extract';
import type { PagePlan, Sample } from './plan';
import { fenceLineOf, type VirtualFile } from './virtual-file';
import type { SampleProgram } from './program';
import { isHost, visitTemplate } from './visit-template';
import type { Directives, Host } from './visit-template';

/** A symbol at an offset of a virtual file. */
type Site = {
  file: VirtualFile;
  start: number;
  end: number;
  found: FoundSymbol;
};

/** Where the samples of a page use what the documented packages export. */
export function findHovers(
  { samples }: PagePlan,
  program: SampleProgram,
): Map<Fence, FoundUse[]> {
  const exported = exportsOf(program);
  const uses = new Map<Fence, FoundUse[]>();
  const sites = samples.flatMap((sample) =>
    findSites(sample, program, exported),
  );
  for (const { file, start, end, found } of sites) {
    const { fence } = file;
    const place = fence && placeIn(fence, file, start);
    if (!place) continue;
    const own = uses.get(fence) ?? [];
    uses.set(fence, own);
    own.push({ ...place, length: end - start, ...found });
  }
  for (const own of uses.values()) {
    own.sort((a, b) => a.line - b.line || a.column - b.column);
  }
  return uses;
}

/** In shown lines; nothing for a hidden line or one that no author wrote. */
function placeIn(fence: Fence, file: VirtualFile, start: number) {
  const { line: inFile, column } = placeAt(file.text, start);
  const source = fenceLineOf(file, inFile - 1);
  const line = shownLines(fence.code).findIndex((one) => one.source === source);
  return line === -1 ? undefined : { line: line + 1, column };
}

type Exports = Map<ts.Symbol, { entry: string; symbol: string }>;
const exportsByProgram = new WeakMap<ts.Program, Exports>();

/** Every export of the entry points that any sample imports. */
function exportsOf(program: SampleProgram): Exports {
  const { tsProgram } = program;
  const known = exportsByProgram.get(tsProgram);
  if (known) return known;
  const checker = tsProgram.getTypeChecker();
  const exported: Exports = new Map();
  for (const { name: entry, source } of program.importedEntries()) {
    const module = checker.getSymbolAtLocation(source);
    for (const symbol of module ? checker.getExportsOfModule(module) : []) {
      const target = resolveAlias(symbol, checker);
      // A package root may export again what a more specific path exports.
      if (exported.has(target)) continue;
      exported.set(target, { entry, symbol: symbol.name });
    }
  }
  exportsByProgram.set(tsProgram, exported);
  return exported;
}

function resolveAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias
    ? checker.getAliasedSymbol(symbol)
    : symbol;
}

function findSites(
  sample: Sample,
  program: SampleProgram,
  exported: Exports,
): Site[] {
  const source = program.sourceOf(sample.module);
  const checker = program.tsProgram.getTypeChecker();
  const sites: Site[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const symbol = symbolAt(node, checker);
      const found = symbol && describe(symbol, exported, program);
      if (found) {
        const start = node.getStart(source);
        sites.push({ file: sample.module, start, end: node.end, found });
      }
    }
    if (ts.isClassDeclaration(node)) {
      sites.push(...sitesInTemplate(node, sample, program, exported));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return sites;
}

/** `({ set })` stands for a member of what it takes apart. */
function symbolAt(
  node: ts.Identifier,
  checker: ts.TypeChecker,
): ts.Symbol | undefined {
  const { parent } = node;
  if (ts.isBindingElement(parent) && parent.name === node) {
    const name = parent.propertyName ?? node;
    return ts.isIdentifier(name)
      ? checker.getTypeAtLocation(parent.parent).getProperty(name.text)
      : undefined;
  }
  const symbol = checker.getSymbolAtLocation(node);
  return symbol && resolveAlias(symbol, checker);
}

function describe(
  symbol: ts.Symbol,
  exported: Exports,
  program: SampleProgram,
): FoundSymbol | undefined {
  const own = exported.get(symbol);
  if (own) return { ...own, member: null };
  for (const declaration of symbol.declarations ?? []) {
    const { fileName } = declaration.getSourceFile();
    // A module has no parent, whatever its type, and the symbol of a declaration is not part of the published types.
    const parent = declaration.parent as ts.Node | undefined;
    const isMember =
      parent &&
      (ts.isClassDeclaration(parent) || ts.isInterfaceDeclaration(parent)) &&
      program.documentedFile.test(fileName);
    const holder = isMember && (parent as Owner).symbol;
    const owner = holder && exported.get(holder);
    if (owner) return { ...owner, member: symbol.name };
  }
  return undefined;
}

/** What may have a symbol, in types that are not published. */
type Owner = { symbol?: ts.Symbol };

function sitesInTemplate(
  component: ts.ClassDeclaration,
  sample: Sample,
  program: SampleProgram,
  exported: Exports,
): Site[] {
  const checker = program.program.compiler.getTemplateTypeChecker();
  const template = checker.getTemplate(component) ?? [];
  const url = template[0]?.sourceSpan.start.file.url ?? '';
  const file = program.fileAt(url) ?? sample.module;
  const sites: Site[] = [];
  visitTemplate(template, (node) => {
    if (node instanceof BindingPipe) {
      const found = findPipe(node.name, exported);
      const { start, end } = node.nameSpan;
      if (found) sites.push({ file, start, end, found });
    }
    if (!isHost(node)) return;
    const directives = checker.getDirectivesOfNode(component, node) ?? [];
    for (const { keySpan, found } of bindingsOf(node, directives, exported)) {
      const [start, end] = [keySpan?.start.offset, keySpan?.end.offset];
      if (start === undefined || end === undefined) continue;
      sites.push({ file, start, end, found });
    }
  });
  return sites;
}

/** The bindings of a node that its directives take, and what they stand for. */
function bindingsOf(node: Host, directives: Directives, exported: Exports) {
  const bindings = [
    ...(node instanceof TmplAstTemplate ? node.templateAttrs : []),
    ...node.attributes,
    ...node.inputs,
    ...node.outputs,
  ];
  return directives.flatMap(({ ref, selector, inputs, outputs }) => {
    const { symbol } = ref.node as unknown as Owner;
    const owner = symbol && exported.get(symbol);
    const names = [...inputs, ...outputs].map((one) => one.bindingPropertyName);
    return bindings.flatMap(({ name, keySpan }) => {
      const isDirective = selector?.includes(`[${name}]`);
      if (!owner || !(isDirective || names.includes(name))) return [];
      const member = isDirective ? null : name;
      return [{ keySpan, found: { ...owner, member } }];
    });
  });
}

/** Pipes are known by the name in their declaration. */
function findPipe(name: string, exported: Exports): FoundSymbol | undefined {
  for (const [symbol, found] of exported) {
    const type = symbol.declarations?.find(ts.isClassDeclaration);
    const declared = type?.members.find(
      (member) => member.name?.getText() === 'ɵpipe',
    );
    if (declared?.getText().includes(`"${name}"`)) {
      return { ...found, member: null };
    }
  }
  return undefined;
}
