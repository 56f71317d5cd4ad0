import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '@/lib/export/host';

/**
 * Finds how two folders differ.
 *
 * @returns One line for each file that is in one of them only, or not the same to the byte.
 */
export async function compareTrees(
  first: string,
  second: string,
): Promise<string[]> {
  const inFirst = listFiles(first);
  const inSecond = new Set(listFiles(second));
  const differences: string[] = [];
  for (const file of inFirst) {
    if (!inSecond.delete(file)) {
      differences.push(`${file}: only in the first`);
      continue;
    }
    const [a, b] = await Promise.all([
      readFile(join(first, file)),
      readFile(join(second, file)),
    ]);
    if (!a.equals(b)) differences.push(`${file}: not the same`);
  }
  return [
    ...differences,
    ...[...inSecond].map((file) => `${file}: only in the second`),
  ];
}
