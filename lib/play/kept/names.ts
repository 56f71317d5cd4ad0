import { createHash } from 'node:crypto';

/** Where kept engines are, each in a folder of its own, below the content folder. */
export const FOLDER = 'play-engines';

/** Says what a kept engine consists of. */
export const MANIFEST = 'engine.json';

/** Ending of a kept script, which is stored as small as it travels. */
export const PACKED = '.br';

/** The way in which engines are kept. A frame that can no longer run what was kept in this way has another one. */
export const FORMAT = 1;

const HASH_CHARS = 16;

/** The name of a script of the engine, which tells whether its content is whole. */
export function nameScript(start: string, content: Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('hex');
  return `${start}-${hash.slice(0, HASH_CHARS)}.js`;
}
