import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toRoute } from './files';

/** The file of a page's twin. */
function twinOf(file: string): string {
  return file.replace(/\.html$/, '.md');
}

/**
 * Writes all twins as one text, `llms-full.txt`.
 *
 * @param pages Files of pages in the export.
 * @param readingOrder Paths of all pages, in the order in which they should be read.
 */
export async function writeFullText(
  dir: string,
  pages: readonly string[],
  readingOrder: readonly string[],
): Promise<void> {
  const twins = new Map<string, string>();
  for (const file of pages) {
    const twin = await readFile(join(dir, twinOf(file)), 'utf8').catch(
      () => undefined,
    );
    if (twin !== undefined) twins.set(toRoute(file), twin);
  }
  await writeFile(join(dir, 'llms-full.txt'), joinTwins(twins, readingOrder));
}

function joinTwins(
  twins: ReadonlyMap<string, string>,
  readingOrder: readonly string[],
): string {
  const inOrder = readingOrder.filter((path) => twins.has(path));
  const ordered = new Set(inOrder);
  const others = [...twins.keys()].filter((path) => !ordered.has(path));
  return [...inOrder, ...others]
    .map((path) => twins.get(path))
    .join('\n---\n\n');
}
