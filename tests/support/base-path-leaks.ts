import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { listFiles } from '@/lib/export/host';

/** Where each kind of file names an address of the site itself. */
const ADDRESSES: Readonly<Record<string, RegExp>> = {
  '.html': /\s(?:href|src|data-[a-z-]+)="(\/[^"]*)"|url=(\/[^"]*)"/g,
  '.css': /url\(["']?(\/[^)"']*)/g,
  '.webmanifest': /"(?:src|start_url|scope)":"(\/[^"]*)"/g,
};

/**
 * Finds addresses that leave a base path: they would lead to another site of the same host.
 *
 * @param dir Folder of an export that was built with the base path.
 * @param base The base path, `/sub`.
 * @returns One line for each address, with its file.
 */
export async function findBasePathLeaks(
  dir: string,
  base: string,
): Promise<string[]> {
  const leaks: string[] = [];
  for (const file of listFiles(dir)) {
    const pattern = ADDRESSES[extname(file)];
    if (!pattern) continue;
    const text = await readFile(join(dir, file), 'utf8');
    for (const match of text.matchAll(pattern)) {
      const address = match[1] ?? match[2] ?? '';
      const isInside =
        address === base || /^[/?#]/.test(address.slice(base.length));
      if (!address.startsWith(base) || !isInside) {
        leaks.push(`${file}: ${address}`);
      }
    }
  }
  return leaks;
}
