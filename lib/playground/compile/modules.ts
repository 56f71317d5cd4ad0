import { isNode, listOf, type AstNode } from '@/lib/samples/promises';
import type { Edits } from './edits';
import { namesIn } from './names';

/** Name of what a file exports without one. */
const DEFAULT = '__default';

/** What joins a file with others. */
export type Links = ReturnType<typeof linkModules>;

/**
 * Turns imports into reads from the engine, and takes notes of exports.
 *
 * @param program a file, whose types are gone already
 */
export function linkModules(program: AstNode, edits: Edits) {
  const links = {
    /** Every specifier that the file imports from. */
    imports: [] as string[],
    /** Exported names, with the code that reads them. */
    exports: new Map<string, string>(),
    /** Specifiers of which everything is exported again. */
    passedOn: [] as string[],
  };
  const statements = listOf(program.body);
  const used = new Set(
    statements
      .filter(({ type }) => type !== 'ImportDeclaration')
      .flatMap((node) => namesIn(node)),
  );
  const kinds: Readonly<Record<string, (node: AstNode) => void>> = {
    ImportDeclaration: (node) => linkImport(node, edits, links, used),
    ExportAllDeclaration: (node) => linkAll(node, edits, links),
    ExportNamedDeclaration: (node) => linkNamed(node, edits, links),
    ExportDefaultDeclaration: (node) => linkDefault(node, edits, links),
  };
  for (const node of statements) kinds[node.type]?.(node);
  return links;
}

function sourceOf(node: AstNode, links: Links): string {
  links.imports.push(String(node.source?.value ?? ''));
  return `__play.require(${node.source?.raw})`;
}

function linkImport(
  node: AstNode,
  edits: Edits,
  links: Links,
  used: ReadonlySet<string>,
): void {
  if (node.importKind === 'type') return;
  const read = sourceOf(node, links);
  const specifiers = (node.specifiers ?? []).filter(
    ({ importKind }) => importKind !== 'type',
  );
  const named: string[] = [];
  const parts: string[] = [];
  for (const { type, imported, local } of specifiers) {
    const name = local?.name ?? '';
    if (type === 'ImportNamespaceSpecifier') parts.push(`${name}=${read}`);
    else if (type === 'ImportDefaultSpecifier') named.push(`default:${name}`);
    else named.push(`${keyOf(imported)}:${name}`);
  }
  if (named.length > 0) parts.push(`{${named.join()}}=${read}`);
  const text = parts.length > 0 ? `const ${parts.join()};` : `${read};`;
  edits.replace(node.start, node.end, text);
  for (const { type, imported, local, start } of specifiers) {
    if (type !== 'ImportSpecifier' || !used.has(local?.name ?? '')) continue;
    const name = JSON.stringify(imported?.name ?? imported?.value);
    edits.put(start, `;__play.assertExport(${node.source?.raw},${name});`);
  }
}

function keyOf(name: AstNode | undefined | null): string {
  return name?.name ?? JSON.stringify(name?.value ?? '');
}

function linkAll(node: AstNode, edits: Edits, links: Links): void {
  if (node.exportKind === 'type') return;
  const read = sourceOf(node, links);
  if (node.exported) links.exports.set(keyOf(node.exported), read);
  else links.passedOn.push(read);
  edits.blankStatement(node.start, node.end);
}

function linkNamed(node: AstNode, edits: Edits, links: Links): void {
  if (node.exportKind === 'type') return;
  const { declaration } = node;
  if (declaration) {
    for (const name of declaredBy(declaration)) links.exports.set(name, name);
    blankWord('export', node, edits);
    return;
  }
  const values = (node.specifiers ?? []).filter(
    ({ exportKind }) => exportKind !== 'type',
  );
  const read = node.source ? sourceOf(node, links) : undefined;
  for (const { local, exported } of values) {
    const key = keyOf(local);
    links.exports.set(keyOf(exported), read ? `${read}.${key}` : key);
  }
  edits.blankStatement(node.start, node.end);
}

function linkDefault(node: AstNode, edits: Edits, links: Links): void {
  const { declaration } = node;
  if (!declaration) return;
  const isDeclared = /^(?:Class|Function)Declaration$/.test(declaration.type);
  const name = (isDeclared && declaration.id?.name) || DEFAULT;
  links.exports.set('default', name);
  blankWord('export', node, edits);
  blankWord('default', node, edits);
  if (name === DEFAULT) edits.put(declaration.start, `const ${DEFAULT}=`);
}

/** A word in front of a declaration; decorators may stand on either side of it. */
function blankWord(word: string, node: AstNode, edits: Edits): void {
  let from = node.start;
  for (const { start, end } of node.declaration?.decorators ?? []) {
    if (edits.source.slice(from, start).includes(word)) break;
    from = end;
  }
  edits.blankNext(word, from);
}

function declaredBy(declaration: AstNode): string[] {
  return declaration.declarations
    ? declaration.declarations.flatMap(({ id }) => boundBy(id))
    : [declaration.id?.name ?? ''];
}

function boundBy(pattern: AstNode | null | undefined): string[] {
  if (!pattern) return [];
  if (pattern.type === 'Identifier') return [pattern.name ?? ''];
  const inner = [
    ...(pattern.elements ?? []),
    ...(pattern.properties ?? []).map(({ value, argument }) =>
      isNode(value) ? value : argument,
    ),
    pattern.left,
    pattern.argument,
  ];
  return inner.flatMap(boundBy);
}
