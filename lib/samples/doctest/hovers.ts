import { TmplAstTemplate, type ParseSourceSpan } from '@angular/compiler';
import ts from 'typescript';

import type { PageResult } from './record';
import { shownLines } from '@/lib/samples/fences';
import type { FoundSymbol, FoundUse } from '@/lib/samples/fences';
import type { Fence } from './extract';
import type { PagePlan, Sample } from './plan';
import { placeAt, type VirtualFile } from './virtual-file';
import type { SampleProgram } from './program';
import {
  visitTemplate,
  type Host,
  type TemplateTypeChecker,
} from './visit-template';

/** A symbol at an offset of a virtual file. */
type Site = {
  file: VirtualFile;
  start: number;
  end: number;
  found: FoundSymbol;
};

/** Where the samples of a page use what the documented packages export. */
export function findHovers(
  result: PageResult,
  plan: PagePlan,
  program: SampleProgram,
): FoundUse[] {
  const exported = exportsOf(program);
  const uses: FoundUse[] = [];
  const fences = result.fences.map(({ fence }) => fence);
  for (const sample of plan.samples) {
    for (const site of findSites(sample, program, exported)) {
      const fence = site.file.fence;
      const place = fence && placeIn(fence, site);
      if (!fence || !place) continue;
      uses.push({
        fence: fences.indexOf(fence),
        ...place,
        length: site.end - site.start,
        ...site.found,
      });
    }
  }
  return uses.sort(
    (a, b) => a.fence - b.fence || a.line - b.line || a.column - b.column,
  );
}

/** In shown lines; nothing for a hidden line or one that no author wrote. */
function placeIn(
  fence: Fence,
  { file, start }: Site,
): { line: number; column: number } | undefined {
  const at = placeAt(file, start);
  const origin = file.origins[at.line];
  if (!origin) return undefined;
  const source = origin.line - fence.line - 1;
  const line = shownLines(fence.code).findIndex((one) => one.source === source);
  return line === -1 ? undefined : { line: line + 1, column: at.character + 1 };
}

type Exports = ReadonlyMap<ts.Symbol, { entry: string; symbol: string }>;
const exportsByProgram = new WeakMap<ts.Program, Exports>();

/** Every export of the entry points that any sample imports. */
function exportsOf(program: SampleProgram): Exports {
  const { tsProgram } = program;
  const known = exportsByProgram.get(tsProgram);
  if (known) return known;
  const checker = tsProgram.getTypeChecker();
  const exported = new Map<ts.Symbol, { entry: string; symbol: string }>();
  for (const entry of program.importedEntries()) {
    const module = checker.getSymbolAtLocation(entry.source);
    if (!module) continue;
    for (const symbol of checker.getExportsOfModule(module)) {
      const target = resolveAlias(symbol, checker);
      // A package root may export again what a more specific path exports.
      if (!exported.has(target)) {
        exported.set(target, { entry: entry.name, symbol: symbol.name });
      }
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
    if (!program.documentedFile.test(declaration.getSourceFile().fileName)) {
      continue;
    }
    // A module has no parent, whatever its type.
    const parent = declaration.parent as ts.Node | undefined;
    const isMember =
      parent &&
      (ts.isClassDeclaration(parent) || ts.isInterfaceDeclaration(parent));
    // The symbol of a declaration is not part of the published types.
    const { symbol: holder } = (parent ?? {}) as { symbol?: ts.Symbol };
    const owner = isMember && holder ? exported.get(holder) : undefined;
    if (owner) return { ...owner, member: symbol.name };
  }
  return undefined;
}

function sitesInTemplate(
  component: ts.ClassDeclaration,
  sample: Sample,
  program: SampleProgram,
  exported: Exports,
): Site[] {
  const checker = program.program.compiler.getTemplateTypeChecker();
  const template = checker.getTemplate(component);
  if (!template) return [];
  const sites: Site[] = [];
  const add = (span: ParseSourceSpan | undefined, found: FoundSymbol) => {
    if (!span) return;
    const file = program.fileAt(span.start.file.url) ?? sample.module;
    const start = span.start.offset;
    sites.push({ file, start, end: span.end.offset, found });
  };
  visitTemplate(
    template,
    (node) => addHost(node, component, checker, exported, add),
    (pipe) => {
      const found = findPipe(pipe.name, exported);
      const url = template[0]?.sourceSpan.start.file.url ?? '';
      const file = program.fileAt(url) ?? sample.module;
      const { start, end } = pipe.nameSpan;
      if (found) sites.push({ file, start, end, found });
    },
  );
  return sites;
}

function addHost(
  node: Host,
  component: ts.ClassDeclaration,
  checker: TemplateTypeChecker,
  exported: Exports,
  add: (span: ParseSourceSpan | undefined, found: FoundSymbol) => void,
) {
  const microsyntax = node instanceof TmplAstTemplate ? node.templateAttrs : [];
  const bindings = [
    ...microsyntax,
    ...node.attributes,
    ...node.inputs,
    ...node.outputs,
  ];
  for (const directive of checker.getDirectivesOfNode(component, node) ?? []) {
    // The symbol of a declaration is not part of the published types.
    const { symbol } = directive.ref.node as unknown as { symbol?: ts.Symbol };
    const found = symbol && exported.get(symbol);
    if (!found) continue;
    const names = new Set(
      [...directive.inputs, ...directive.outputs].map(
        (binding) => binding.bindingPropertyName,
      ),
    );
    for (const { name, keySpan } of bindings) {
      const isDirective = directive.selector?.includes(`[${name}]`);
      if (isDirective) add(keySpan, { ...found, member: null });
      else if (names.has(name)) add(keySpan, { ...found, member: name });
    }
  }
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
