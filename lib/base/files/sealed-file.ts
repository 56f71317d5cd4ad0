import { createHash, randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { currentGeneration } from './generation';

/** Length of the seal at the start of a file: a digest in hexadecimal digits and a line break. */
const SEAL_BYTES = 65;

/**
 * Reads a file that was sealed, and notes that it is still of use.
 *
 * @returns undefined when there is none, or it is not what was written under this name: emptied by a power failure,
 *   half-written, damaged by the disk, put there by someone else
 */
export function readSealed(file: string): Buffer | undefined {
  try {
    const sealed = readFileSync(file);
    const content = sealed.subarray(SEAL_BYTES);
    if (!sealed.subarray(0, SEAL_BYTES).equals(sealOf(file, content))) {
      return undefined;
    }
    markUsed(file);
    return content;
  } catch {
    return undefined;
  }
}

/** Writes a file in one step, together with a digest of its name and content. */
export function writeSealed(file: string, content: Buffer | string): void {
  const bytes = Buffer.from(content);
  mkdirSync(path.dirname(file), { recursive: true });
  // Another process may ask for the same, and must not read a half of it.
  const begun = `${file}.${randomUUID()}`;
  try {
    writeFileSync(begun, Buffer.concat([sealOf(file, bytes), bytes]));
    markUsed(begun);
    renameSync(begun, file);
  } catch (error) {
    rmSync(begun, { force: true });
    throw error;
  }
}

function sealOf(file: string, content: Buffer): Buffer {
  const hash = createHash('sha256').update(path.basename(file)).update('\0');
  return Buffer.from(`${hash.update(content).digest('hex')}\n`);
}

/** Not a time but the number of the build, as clocks jump: see `generation.ts`. */
function markUsed(file: string): void {
  try {
    utimesSync(file, currentGeneration(), currentGeneration());
  } catch {
    // A cache that may only be read is a cache as well.
  }
}
