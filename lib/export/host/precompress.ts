import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cached } from '@/lib/base/files';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const COMPRESSIBLE_SUFFIXES = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.md',
  '.svg',
  '.txt',
  '.webmanifest',
  '.xml',
]);

/** What stands behind the name of a compressed file. */
export const COMPRESSED_SUFFIXES = ['.br', '.gz'] as const;

/** Below this size a file fits into one packet anyway. */
const MIN_BYTES = 1024;
const MAX_PARALLEL = 16;

/**
 * The last step of brotli costs three times the time of the one before, for 3 % of the size; that one costs twelve
 * times the time of quality 6, for 8 %. Files that stay the same over many builds are worth the last, the pages
 * of a small site the one before, and those of a large one, where it would take half of the build, neither.
 */
const PAGE_BROTLI_QUALITY = 10;
const LARGE_SITE_BROTLI_QUALITY = 6;
const LARGE_SITE_PAGES = 400;
/**
 * All pages as one text, for programs, changes with every edit, and everything else would wait for it. The types of the
 * playground alone would take the last step seven seconds.
 */
const LARGE_FILE_BYTES = 500_000;
const LASTING_BROTLI_QUALITY = 11;
const LASTING_SUFFIXES = new Set(['.css', '.js', '.svg']);

/**
 * Writes a `.br` and a `.gz` beside every text file that gets smaller by it, beside other work, which adds each as soon
 * as nothing will change it any more.
 */
export class Compressor {
  readonly #running = new Set<Promise<void>>();
  readonly #failures: unknown[] = [];
  readonly #dir: string;
  readonly #cacheDir: string;
  readonly #pageQuality: number;

  /**
   * @param dir Folder of the export.
   * @param cacheDir Folder that caches the work for files whose content did not change.
   * @param pageQuality Brotli's quality for what changes with every build.
   */
  constructor(dir: string, cacheDir: string, pageQuality: number) {
    this.#dir = dir;
    this.#cacheDir = cacheDir;
    this.#pageQuality = pageQuality;
  }

  async addAll(files: readonly string[]): Promise<void> {
    for (const file of files) await this.add(file);
  }

  /** Begins with a file, as soon as fewer than the most are under way. */
  async add(file: string): Promise<void> {
    if (!isCompressible(file)) return;
    while (this.#running.size >= MAX_PARALLEL) {
      await Promise.race(this.#running);
    }
    const job = compressFile(
      join(this.#dir, file),
      this.#cacheDir,
      this.#pageQuality,
    )
      .catch((error: unknown) => this.#failures.push(error))
      .then(() => {
        this.#running.delete(job);
      });
    this.#running.add(job);
  }

  /**
   * Waits for all files.
   *
   * @throws The first reason why one could not be compressed.
   */
  async end(): Promise<void> {
    await Promise.all(this.#running);
    if (this.#failures.length > 0) throw this.#failures[0];
  }
}

/** Whether a file is the result of compression. */
export function isCompressed(file: string): boolean {
  return COMPRESSED_SUFFIXES.some((suffix) => file.endsWith(suffix));
}

function isCompressible(file: string): boolean {
  return COMPRESSIBLE_SUFFIXES.has(extname(file));
}

/** Brotli's quality for the pages of a site with this many. */
export function pageQualityFor(pages: number): number {
  return pages > LARGE_SITE_PAGES
    ? LARGE_SITE_BROTLI_QUALITY
    : PAGE_BROTLI_QUALITY;
}

async function compressFile(
  file: string,
  cacheDir: string,
  pageQuality: number,
): Promise<void> {
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return;
  const quality = qualityOf(file, content.length, pageQuality);
  for (const [suffix, compress] of [
    ['.br', (data: Buffer) => toBrotli(data, quality)],
    ['.gz', toGzip],
  ] as const) {
    const compressed = await cached(
      cacheDir,
      [content, String(quality)],
      suffix,
      () => compress(content),
    );
    if (compressed.length < content.length) {
      await writeFile(file + suffix, compressed);
    }
  }
}

function qualityOf(file: string, bytes: number, pageQuality: number): number {
  const isLarge = bytes > LARGE_FILE_BYTES;
  if (LASTING_SUFFIXES.has(extname(file))) {
    return isLarge ? PAGE_BROTLI_QUALITY : LASTING_BROTLI_QUALITY;
  }
  return isLarge ? LARGE_SITE_BROTLI_QUALITY : pageQuality;
}

function toBrotli(content: Buffer, quality: number): Promise<Buffer> {
  return brotliAsync(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_QUALITY]: quality,
    },
  });
}

function toGzip(content: Buffer): Promise<Buffer> {
  return gzipAsync(content, { level: constants.Z_BEST_COMPRESSION });
}
