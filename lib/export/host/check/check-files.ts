import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { imageSize } from 'image-size';

/** A file that a reader would get and could not use. */
type FileProblem = { file: string; message: string };

const UNPACK: Readonly<Record<string, (packed: Buffer) => Buffer>> = {
  '.br': (packed) => brotliDecompressSync(packed),
  '.gz': (packed) => gunzipSync(packed),
};

const IMAGES = new Set([
  '.avif',
  '.gif',
  '.ico',
  '.jpg',
  '.jpeg',
  '.png',
  '.svg',
  '.webp',
]);

/** The chunk that ends every whole PNG, with its length and checksum. */
const PNG_END = Buffer.from('0000000049454e44ae426082', 'hex');

/**
 * Unpacks every compressed file, which hosts send in the place of the plain one, and opens every image.
 *
 * @param dir folder of the export
 * @param files its files, as paths inside of it
 */
export function checkFiles(
  dir: string,
  files: readonly string[],
): FileProblem[] {
  const present = new Set(files);
  return files.flatMap((file) => {
    const suffix = extname(file);
    const unpack = UNPACK[suffix];
    if (unpack) {
      const plain = file.slice(0, -suffix.length);
      return checkPacked(dir, file, unpack, present.has(plain) && plain);
    }
    return IMAGES.has(suffix) ? checkImage(dir, file) : [];
  });
}

function checkPacked(
  dir: string,
  file: string,
  unpack: (packed: Buffer) => Buffer,
  plain: string | false,
): FileProblem[] {
  if (plain === false) {
    return [
      { file, message: 'is the compressed form of a file that is gone.' },
    ];
  }
  try {
    const unpacked = unpack(readFileSync(join(dir, file)));
    if (unpacked.equals(readFileSync(join(dir, plain)))) return [];
    return [{ file, message: `does not hold what ${plain} holds.` }];
  } catch (error) {
    return [{ file, message: `cannot be unpacked: ${reasonOf(error)}` }];
  }
}

function checkImage(dir: string, file: string): FileProblem[] {
  try {
    const image = readFileSync(join(dir, file));
    const { width, height } = imageSize(image);
    if (width < 1 || height < 1) throw new Error('it has no size.');
    const isCut =
      file.endsWith('.png') && !image.subarray(-PNG_END.length).equals(PNG_END);
    return isCut
      ? [{ file, message: 'is an image whose end is missing.' }]
      : [];
  } catch (error) {
    return [{ file, message: `cannot be opened: ${reasonOf(error)}` }];
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
