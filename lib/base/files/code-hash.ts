import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './list';

const hashes = new Map<string, string>();

/**
 * Names the state of some code, so that a change of it does not find what the old one made.
 *
 * @param code files and folders, from the repository's root; the installed packages always count
 */
export function hashOfCode(code: readonly string[]): string {
  const key = code.join();
  const known = hashes.get(key);
  // While writing, the code changes under a running server.
  if (known && process.env.NODE_ENV !== 'development') return known;
  const hash = createHash('sha256');
  hash.update(readFileSync('package-lock.json'));
  for (const file of code.flatMap(filesOf)) {
    hash.update(file);
    hash.update(readFileSync(file));
  }
  const digest = hash.digest('hex');
  hashes.set(key, digest);
  return digest;
}

function filesOf(name: string): string[] {
  return statSync(name).isDirectory()
    ? listFiles(name, '').map((file) => path.join(name, file))
    : [name];
}
