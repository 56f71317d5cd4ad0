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
    return showElement(value);
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

function showElement(value: Node): string {
  return value instanceof Element
    ? `<${value.localName}>`
    : `[${value.nodeName}]`;
}

function showEntries(value: object, above: readonly unknown[]): string {
  const each = (one: unknown) => showAt(one, above);
  if (Array.isArray(value)) return list('[', value, each, ']');
  if (value instanceof Map) {
    const pair = ([key, one]: [unknown, unknown]) =>
      `${each(key)} => ${each(one)}`;
    return `Map(${value.size}) ${list('{ ', [...value], pair, ' }')}`;
  }
  if (value instanceof Set) {
    return `Set(${value.size}) ${list('{ ', [...value], each, ' }')}`;
  }
  const pair = (key: string) =>
    `${/^[\w$]+$/.test(key) ? key : quote(key)}: ${each(Reflect.get(value, key))}`;
  const name = Object.getPrototypeOf(value)?.constructor?.name ?? 'null';
  const head = name === 'Object' ? '' : `${name} `;
  // Each name of a number would be a text of its own.
  if (ArrayBuffer.isView(value) && !(value instanceof DataView))
    return head + list('[', value as Uint8Array, String, ']');
  return head + list('{ ', Object.keys(value), pair, ' }');
}

/** Looks at no more than is shown: a few lines make values of billions. */
function list<Entry>(
  open: string,
  all: ArrayLike<Entry>,
  show: (one: Entry) => string,
  close: string,
): string {
  if (all.length === 0) return (open + close).replace(/ {2}/, '');
  let chars = 0;
  const length = Math.min(all.length, MAX_ENTRIES);
  const parts = Array.from({ length }, (_, at) => {
    const text = chars > MAX_TEXT_CHARS ? '…' : show(all[at] as Entry);
    chars += text.length;
    return text;
  });
  const more =
    all.length > MAX_ENTRIES ? [`… ${all.length - MAX_ENTRIES} more`] : [];
  return open + [...parts, ...more].join(', ') + close;
}
