import type { GenericEntry } from '@angular/compiler-cli';
import ts from 'typescript';

/** Longer types say nothing in a table; the declaration has them in full. */
const MAX_TYPE_CHARS = 200;

/** What a template passes or gets, without the wrapper that carries it. */
export function boundType(type: string): string {
  const match =
    /^(InputSignalWithTransform|InputSignal|ModelSignal|OutputEmitterRef|OutputRef|EventEmitter)<(.*)>$/s.exec(
      type,
    );
  if (!match) return type;
  const [, wrapper, inner = ''] = match;
  if (wrapper !== 'InputSignalWithTransform') return inner;
  const [read = inner, write = 'unknown'] = splitTypeArguments(inner);
  // Attributes such as `booleanAttribute` take anything and mean the read type.
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
