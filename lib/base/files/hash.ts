import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './list';

/** Names some content: the same for the same inputs in the same order. */
export function hashOf(inputs: Iterable<string | Buffer>): string {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(input).update('\0');
  return hash.digest('hex');
}

/** While writing, code changes under a running server; the hundreds of questions of one page have one answer. */
const FRESH_MS = 300;

const hashes = new Map<string, { digest: string; at: number }>();

/**
 * Names the state of some code, so that a change of it does not find what the old one made.
 *
 * @param code files and folders, from the repository's root; the installed packages always count
 */
export function hashOfCode(code: readonly string[]): string {
  const key = code.join();
  const known = hashes.get(key);
  const isFresh = known && Date.now() - known.at < FRESH_MS;
  if (isFresh || (known && process.env.NODE_ENV !== 'development')) {
    return known.digest;
  }
  const files = ['package-lock.json', ...code.flatMap(filesOf)];
  const digest = hashOf(files.flatMap((file) => [file, readFileSync(file)]));
  hashes.set(key, { digest, at: Date.now() });
  return digest;
}

function filesOf(name: string): string[] {
  return statSync(name).isDirectory()
    ? listFiles(name, '').map((file) => path.join(name, file))
    : [name];
}
