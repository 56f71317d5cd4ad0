import { createHash } from 'node:crypto';

/** Names some content: the same for the same inputs in the same order. */
export function hashOf(inputs: Iterable<string | Buffer>): string {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(input).update('\0');
  return hash.digest('hex');
}
