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
  try {
    return describe(value, above);
  } catch {
    // To log is no mistake of the program, whatever a proxy or its classes answer.
    return '[cannot be shown]';
  }
}

function describe(value: unknown, above: readonly unknown[]): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return showFunction(value);
  if (typeof value !== 'object' || value === null) {
    return Object.is(value, -0) ? '-0' : String(value);
  }
  if (above.includes(value)) return '[Circular]';
  if (value instanceof Error) return `[${value.name}: ${value.message}]`;
  if (value instanceof Date)
    return Number.isNaN(+value) ? 'Invalid Date' : value.toISOString();
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
  const text = Function.prototype.toString.call(value);
  const kind = /^\s*class\b/.test(text) ? 'class' : 'Function';
  return `[${kind} ${value.name || '(anonymous)'}]`;
}

function showEntries(value: object, above: readonly unknown[]): string {
  let chars = 0;
  // A few lines make values of billions: no more is looked at than is shown.
  const each = (one: unknown) => {
    const text = chars > MAX_TEXT_CHARS ? '…' : showAt(one, above);
    chars += text.length;
    return text;
  };
  const name = Object.getPrototypeOf(value)?.constructor?.name ?? 'null';
  const head = name === 'Object' || name === 'Array' ? '' : `${name} `;
  if (Array.isArray(value) || ArrayBuffer.isView(value)) {
    const { length } = value as unknown[];
    const some = Array.prototype.slice.call(value, 0, MAX_ENTRIES);
    return head + list('[', some.map(each), length);
  }
  if (value instanceof Map) {
    const pairs = [...value].map((pair) => pair.map(each).join(' => '));
    return `Map(${value.size}) ${list('{ ', pairs)}`;
  }
  if (value instanceof Set) {
    return `Set(${value.size}) ${list('{ ', [...value].map(each))}`;
  }
  // As consoles do: to ask a getter may run code, throw or never end.
  const keys = Object.keys(value);
  const pairs = keys.slice(0, MAX_ENTRIES).map((key) => {
    const own = Object.getOwnPropertyDescriptor(value, key);
    const text = own?.get ? '[Getter]' : each(own?.value);
    return `${/^[\w$]+$/.test(key) ? key : quote(key)}: ${text}`;
  });
  return head + list('{ ', pairs, keys.length);
}

function list(open: string, parts: readonly string[], size = parts.length) {
  const close = open === '[' ? ']' : ' }';
  if (size === 0) return (open + close).replace(/ {2}/, '');
  const more = size > MAX_ENTRIES ? [`… ${size - MAX_ENTRIES} more`] : [];
  return open + [...parts.slice(0, MAX_ENTRIES), ...more].join(', ') + close;
}
