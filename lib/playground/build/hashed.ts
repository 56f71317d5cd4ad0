import { createHash } from 'node:crypto';

/** A file for browsers. */
export type Script = { name: string; content: Uint8Array };

const HASH_CHARS = 16;

/** A file whose name carries a hash of its content. */
export function hashed(
  start: string,
  content: Uint8Array,
  end = '.js',
): Script {
  const hash = createHash('sha256').update(content).digest('hex');
  return { name: `${start}-${hash.slice(0, HASH_CHARS)}${end}`, content };
}
