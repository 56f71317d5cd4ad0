import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cached } from '@/lib/base/files';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const COMPRESSIBLE = /\.(?:css|html|js|json|md|svg|txt|webmanifest|xml)$/;

/** What stands behind the name of a compressed file. */
export const COMPRESSED_SUFFIXES = ['.br', '.gz'] as const;

/** Below this size a file fits into one packet anyway. */
const MIN_BYTES = 1024;

/**
 * The last step of brotli costs three times the time of the one before, for 3 % of the size; that one costs twelve
 * times the time of quality 6, for 8 %. Files that stay the same over many builds are worth the last, pages the one
 * before.
 */
const LASTING_BROTLI_QUALITY = 11;
const PAGE_BROTLI_QUALITY = 10;
/**
 * All pages as one text, for programs, changes with every edit, and everything else would wait for it. The types of the
 * playground alone would take the last step seven seconds.
 */
const LARGE_FILE_BYTES = 500_000;
const LARGE_FILE_BROTLI_QUALITY = 6;
const LASTING = /\.(?:css|js|svg)$/;

/**
 * Writes a `.br` and a `.gz` beside a text file that gets smaller by it.
 *
 * @param cacheDir Folder that caches the work for files whose content did not change.
 */
export async function compressFile(
  file: string,
  cacheDir: string,
): Promise<void> {
  if (!COMPRESSIBLE.test(file)) return;
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return;
  const quality = qualityOf(file, content.length);
  for (const suffix of COMPRESSED_SUFFIXES) {
    const compressed = await cached(
      cacheDir,
      [content, String(quality)],
      suffix,
      () => COMPRESS[suffix](content, quality),
    );
    if (compressed.length < content.length) {
      await writeFile(file + suffix, compressed);
    }
  }
}

const COMPRESS = {
  '.br': (content: Buffer, quality: number) =>
    brotliAsync(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_QUALITY]: quality,
      },
    }),
  '.gz': (content: Buffer) =>
    gzipAsync(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Whether a file is the result of compression. */
export const isCompressed = (file: string): boolean =>
  COMPRESSED_SUFFIXES.some((suffix) => file.endsWith(suffix));

function qualityOf(file: string, bytes: number): number {
  const isLarge = bytes > LARGE_FILE_BYTES;
  if (LASTING.test(file)) {
    return isLarge ? PAGE_BROTLI_QUALITY : LASTING_BROTLI_QUALITY;
  }
  return isLarge ? LARGE_FILE_BROTLI_QUALITY : PAGE_BROTLI_QUALITY;
}
