import { MAX_TEXT_CHARS } from './protocol';

const MAX_DEPTH = 6;
const MAX_ENTRIES = 50;

/** A value as source code: what a reader would have to type to get it, as far as that is possible. */
export function show(value: unknown): string {
  return showAt(value, []);
}

/** The text of a logged value: strings as they are. */
export function showLogged(value: unknown): string {
  return typeof value === 'string' ? value : show(value);
}

function showAt(value: unknown, above: readonly unknown[]): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return showFunction(value);
  if (typeof value !== 'object' || value === null) {
    return Object.is(value, -0) ? '-0' : String(value);
  }
  if (above.includes(value)) return '[Circular]';
  if (value instanceof Error) return `[${value.name}: ${value.message}]`;
  if (value instanceof Date) {
    return Number.isNaN(+value) ? 'Invalid Date' : value.toISOString();
  }
  if (value instanceof RegExp) return String(value);
  if (value instanceof Promise) return 'Promise { … }';
  // The tests have no documents.
  if (typeof Node === 'function' && value instanceof Node)
    return value instanceof Element
      ? `<${value.localName}>`
      : `[${value.nodeName}]`;
  if (above.length > MAX_DEPTH) return Array.isArray(value) ? '[…]' : '{…}';
  return showEntries(value, [...above, value]);
}

function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

function showFunction(value: { name: string }): string {
  const kind = /^class\b/.test(
    Function.prototype.toString.call(value).trimStart(),
  );
  return `[${kind ? 'class' : 'Function'} ${value.name || '(anonymous)'}]`;
}

function showEntries(value: object, above: readonly unknown[]): string {
  let chars = 0;
  // A few lines make values of billions: no more is looked at than is shown.
  const each = (one: unknown) => {
    const text = chars > MAX_TEXT_CHARS ? '…' : showAt(one, above);
    chars += text.length;
    return text;
  };
  if (Array.isArray(value))
    return list('[', value.slice(0, MAX_ENTRIES).map(each), value.length);
  if (value instanceof Map) {
    const pairs = [...value].map(
      ([key, one]) => `${each(key)} => ${each(one)}`,
    );
    return `Map(${value.size}) ${list('{ ', pairs)}`;
  }
  if (value instanceof Set) {
    return `Set(${value.size}) ${list('{ ', [...value].map(each))}`;
  }
  // As consoles do: to ask a getter may run code, throw or never end.
  const pairs = Object.entries(Object.getOwnPropertyDescriptors(value))
    .filter(([, { enumerable }]) => enumerable)
    .map(
      ([key, { get, value: one }]) =>
        `${/^[\w$]+$/.test(key) ? key : quote(key)}: ${get ? '[Getter]' : each(one)}`,
    );
  const name = Object.getPrototypeOf(value)?.constructor?.name ?? 'null';
  const head = name === 'Object' ? '' : `${name} `;
  return head + list('{ ', pairs);
}

function list(open: string, parts: readonly string[], size = parts.length) {
  const close = open === '[' ? ']' : ' }';
  if (size === 0) return (open + close).replace(/ {2}/, '');
  const more = size > MAX_ENTRIES ? [`… ${size - MAX_ENTRIES} more`] : [];
  return open + [...parts.slice(0, MAX_ENTRIES), ...more].join(', ') + close;
}
