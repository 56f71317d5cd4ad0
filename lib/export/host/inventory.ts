import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './files';
import { counted } from '@/lib/base/text';

/** Lists every file of a finished export with its digest, in the form that `sha256sum --check` reads. */
export const INVENTORY_FILE = 'sha256sums.txt';

/** How many damaged files a message names. */
const MAX_SHOWN = 5;

/**
 * Writes the inventory of an export, as the last of its files: an export without it is not finished.
 *
 * @param dir folder of the export
 */
export async function writeInventory(dir: string): Promise<void> {
  const files = (await listFiles(dir)).filter(
    (file) => file !== INVENTORY_FILE,
  );
  const lines: string[] = [];
  for (const file of files) {
    lines.push(`${digestOf(await readFile(join(dir, file)))}  ${file}\n`);
  }
  await writeFile(join(dir, INVENTORY_FILE), withEnd(lines));
}

/**
 * Holds the files of an export against its inventory. Files besides those are not looked at: hosts and maintainers
 * add their own.
 *
 * @param dir folder of the export
 * @returns one line for each file that is missing or not as it was written; undefined without an inventory
 */
export async function findDamage(dir: string): Promise<string[] | undefined> {
  const inventory = await readFile(join(dir, INVENTORY_FILE), 'utf8').catch(
    () => undefined,
  );
  if (inventory === undefined) return undefined;
  const entries = [...inventory.matchAll(/^([0-9a-f]{64}) {2}(.+)\n/gm)];
  const damage: string[] = [];
  for (const [, digest, file = ''] of entries) {
    const content = await readFile(join(dir, file)).catch(() => undefined);
    if (!content) damage.push(`${file} is missing`);
    else if (digestOf(content) !== digest) damage.push(`${file} is damaged`);
  }
  if (withEnd(entries.map(([line]) => line)) !== inventory) {
    damage.push(`${INVENTORY_FILE} is damaged`);
  }
  return damage;
}

/**
 * Makes sure that a folder holds an export from its first file to its last.
 *
 * @param dir folder of the export
 * @throws when there is none, or only a part of one; the message names files and says what to do
 */
export async function assertWhole(dir: string): Promise<void> {
  const damage = await findDamage(dir);
  if (damage === undefined) {
    throw new Error(
      `[site] ${dir} holds no finished export: it has no ${INVENTORY_FILE}, which a build writes last. Run "npm run build" first.`,
    );
  }
  if (damage.length === 0) return;
  const shown = damage.slice(0, MAX_SHOWN).join('\n  ');
  const more = damage.length > MAX_SHOWN ? '\n  …' : '';
  throw new Error(
    `[site] ${dir} holds a part of an export only, which must not be shown to readers: ${counted(damage.length, 'file is not as it was', 'files are not as they were')} built. Run "npm run build" again.\n  ${shown}${more}`,
  );
}

/** A last line, which checkers take for a remark, shows that no line was cut off. */
function withEnd(lines: readonly string[]): string {
  return `${lines.join('')}# ${lines.length} files\n`;
}

/** The SHA-256 of a file, in hexadecimal digits. */
export function digestOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
