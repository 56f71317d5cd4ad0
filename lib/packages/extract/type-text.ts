import type { GenericEntry } from '@angular/compiler-cli';

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
