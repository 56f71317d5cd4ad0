/** A playground as an address: what the reader wrote, compressed behind the `#`, which no browser sends to a server. */

/** What a playground holds. */
export type Project = {
  /** The first one is run. */
  files: readonly { name: string; text: string }[];
  /** Whether timers run in real time, even where values are promised. */
  isTimeReal?: boolean;
  /** How long it may go on without a pause, where this site says so; no link can. */
  pauseMs?: number | undefined;
  /** Rules of the lint plugin that are on, each with its options; without them all are, as they come. */
  rules?: Readonly<Record<string, readonly unknown[]>>;
};

const KEY = '#code=';
const FORMAT = 1;
/** More than a program for the playground needs; a longer one would slow the page down. */
const MAX_CHARS = 200_000;
/** What those take in an address, at most. */
const MAX_HASH_CHARS = 300_000;
/** The browser unpacks each piece whole, to a thousand times its size. */
const PIECE_BYTES = 1024;
/** More than that no link holds. */
export const MAX_FILES = 20;
const FILE_NAME = /^[\w][\w.-]*(?:\/[\w][\w.-]*)*\.(?:ts|html|css)$/;
/** A letter with thousands of them takes minutes to draw. */
const UNSEEN_RUN = /[\p{M}\p{Cf}]{100}/u;
const RULE_NAME = /^[a-z][a-z-]*$/;

/** Puts a project behind the `#` of an address. */
export async function toHash(project: Project): Promise<string> {
  const packed = new Blob([JSON.stringify(toData(project))])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  return KEY + toBase64Url(bytes);
}

/** Whether a file of a project can have this name. */
export function isFileName(name: string): boolean {
  return FILE_NAME.test(name);
}

/** Whether an address holds a project. */
export function hasProject(hash: string): boolean {
  return hash.startsWith(KEY);
}

/**
 * Reads a project out of an address. Anyone can write one, so all of it is validated.
 *
 * @returns undefined for anything that is not a project of this format
 */
export async function fromHash(hash: string): Promise<Project | undefined> {
  if (!hasProject(hash) || hash.length > MAX_HASH_CHARS) return undefined;
  try {
    const bytes = fromBase64Url(hash.slice(KEY.length));
    const text = await unpack(bytes);
    return text === undefined ? undefined : toProject(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Stops at the limit: a few bytes can unpack to any size. */
async function unpack(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string | undefined> {
  let at = 0;
  const pieces = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (at >= bytes.length) controller.close();
      else controller.enqueue(bytes.subarray(at, (at += PIECE_BYTES)));
    },
  });
  const reader = pieces
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .pipeThrough(new TextDecoderStream())
    .getReader();
  let text = '';
  while (true) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length > MAX_CHARS) {
      await reader.cancel();
      return undefined;
    }
  }
}

/** A project as data that `toProject` reads. */
export function toData({ files, isTimeReal, rules }: Project): object {
  return {
    format: FORMAT,
    files: Object.fromEntries(files.map(({ name, text }) => [name, text])),
    ...(isTimeReal ? { time: 'real' } : {}),
    ...(rules ? { rules } : {}),
  };
}

/**
 * Reads a project out of data.
 *
 * @returns undefined when it is none
 */
export function toProject(data: unknown): Project | undefined {
  if (!isRecord(data) || data['format'] !== FORMAT) return undefined;
  const { files, time, rules } = data;
  if (!isRecord(files)) return undefined;
  const entries = Object.entries(files);
  const isRight = entries.every(
    ([name, text]) =>
      FILE_NAME.test(name) &&
      typeof text === 'string' &&
      !UNSEEN_RUN.test(text),
  );
  if (!isRight || entries.length === 0 || entries.length > MAX_FILES) {
    return undefined;
  }
  return {
    files: entries.map(([name, text]) => ({ name, text: String(text) })),
    ...(time === 'real' ? { isTimeReal: true } : {}),
    ...(isRules(rules) ? { rules } : {}),
  };
}

function isRules(value: unknown): value is Record<string, unknown[]> {
  return (
    isRecord(value) &&
    Object.entries(value).every(
      ([name, options]) => RULE_NAME.test(name) && Array.isArray(options),
    )
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (char) => char.charCodeAt(0));
}
