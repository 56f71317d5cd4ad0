import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { hashOf, removeOthers, writeChanged } from '@/lib/files';
import { FOLDER, FORMAT, MANIFEST, nameScript, PACKED } from './names';

const HASH_CHARS = 8;

/**
 * Keeps an engine, for the time when other packages are installed.
 *
 * @param versions of all packages in it
 * @param packs texts of its scripts, by the names of their packs
 * @returns its folder below the content folder, and what it weighs there
 */
export function keepEngine(
  contentDir: string,
  versions: Readonly<Record<string, string>>,
  packs: Readonly<Record<string, string>>,
): { folder: string; bytes: number } {
  const known = Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1));
  const id = `angular-${versions['@angular/core']}-${hashOf(known.flat()).slice(0, HASH_CHARS)}`;
  const folder = `${FOLDER}/${id}`;
  const place = (name: string) => path.join(contentDir, folder, name);
  const scripts = Object.entries(packs).map(([pack, text]) => {
    const content = Buffer.from(text);
    return { pack, name: nameScript(`play-${pack}`, content), content };
  });
  const manifest = {
    format: FORMAT,
    versions: Object.fromEntries(known),
    packs: Object.fromEntries(scripts.map(({ pack, name }) => [pack, name])),
  };
  const files = [
    {
      path: place(MANIFEST),
      text: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`),
    },
    ...scripts.map(({ name, content }) => ({
      path: place(name + PACKED),
      text: brotliCompressSync(content),
    })),
  ];
  writeChanged(files);
  removeOthers(place(''), files);
  return {
    folder,
    bytes: files.reduce((sum, { text }) => sum + text.length, 0),
  };
}
