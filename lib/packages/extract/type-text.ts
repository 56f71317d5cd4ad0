import type { GenericEntry } from '@angular/compiler-cli';
import ts from 'typescript';

/** Longer types say nothing in a table; the declaration has them in full. */
const MAX_TYPE_CHARS = 200;

const WRAPPERS =
  /^(?:InputSignalWithTransform|InputSignal|ModelSignal|OutputEmitterRef|OutputRef|EventEmitter)$/;

/** What a template passes or gets, without the wrapper that carries it. */
export function boundType(type: string): string {
  const text = `type Bound = ${type}`;
  const source = ts.createSourceFile('t.ts', text, ts.ScriptTarget.Latest);
  const [alias] = source.statements;
  const node = alias && ts.isTypeAliasDeclaration(alias) && alias.type;
  if (!node || !ts.isTypeReferenceNode(node)) return type;
  if (!WRAPPERS.test(node.typeName.getText(source))) return type;
  const [read = type, write = 'unknown'] = (node.typeArguments ?? []).map(
    (one) => one.getText(source),
  );
  // Attributes such as `booleanAttribute` take anything and mean the read type.
  return write === 'unknown' ? read : write;
}

export function genericText(generic: GenericEntry): string {
  const constraint = generic.constraint ? ` extends ${generic.constraint}` : '';
  const fallback = generic.default ? ` = ${generic.default}` : '';
  return tidyType(`${generic.name}${constraint}${fallback}`);
}

/** One line that says no more than a reader needs. */
export function tidyType(type: string): string {
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
 * (`_angular_core.Signal`) and numbers at names that clash (`Pier$1`).
 */
export function withoutPrefixes(type: string): string {
  return type
    .replace(/import\("[^"]*"\)\./g, '')
    .replace(/\b(?:_\w+|rxjs|i\d+)\.(?=[A-Z])/g, '')
    .replace(/\b([A-Za-z]\w*)\$\d+\b/g, '$1');
}

const printer = ts.createPrinter({ removeComments: true });

/** The head of a class or interface, everything else in full. */
export function declarationText(
  target: ts.Symbol,
  exportedName: string,
): string {
  const texts = (target.declarations ?? []).map((declaration) => {
    const source = declaration.getSourceFile();
    const node = ts.isVariableDeclaration(declaration)
      ? declaration.parent.parent
      : declaration;
    const text =
      ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node)
        ? source.text.slice(node.getStart(source), node.members.pos - 1).trim()
        : printer.printNode(ts.EmitHint.Unspecified, node, source);
    return withoutPrefixes(
      text
        .replace(/^export /, '')
        .replace(/^declare /, '')
        .replaceAll(target.name, exportedName),
    );
  });
  return [...new Set(texts)].join('\n');
}

/** A documentation comment as the compiler hands it out. */
type DocComment = {
  description: string;
  jsdocTags: { name: string; comment: string }[];
};

/** The first paragraph of a documentation comment, as plain text with backticks. */
export function firstParagraph(comment: DocComment | undefined): string {
  const tagged = tagText(comment, 'description');
  // Some comments open with a mere label, such as `@Directive Pier`.
  const own = comment?.description.replace(/^@\w+ \w+\s*/, '') ?? '';
  const [paragraph = ''] = (tagged || own).trim().split(/\n\s*\n/);
  return toPlainText(paragraph);
}

/** What a tag says, as plain text; empty when it is not there. */
export function tagText(comment: DocComment | undefined, name: string): string {
  const tag = comment?.jsdocTags.find((one) => one.name === name);
  return tag?.comment.trim() ?? '';
}

/** Why something is deprecated, or nothing when it is not. */
export function deprecation(comment: DocComment | undefined): string | null {
  const isDeprecated = comment?.jsdocTags.some(
    (tag) => tag.name === 'deprecated',
  );
  return isDeprecated ? toPlainText(tagText(comment, 'deprecated')) : null;
}

export function toPlainText(text: string): string {
  return text
    .replace(/```[\s\S]*?(?:```|$)/g, '')
    .replace(/\{@link\s+([^}\s|]+)(?:[\s|][^}]*)?\}/g, '`$1`')
    .replace(/\[([^[\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
