import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { DomUtils, parseDocument } from 'htmlparser2';
import { pathsInSitemap } from './xml';

/** How a host sends a file. */
const ENCODINGS = {
  raw: (data: Buffer) => data,
  gzip: (data: Buffer) =>
    gzipSync(data, { level: constants.Z_BEST_COMPRESSION }),
  brotli: (data: Buffer) =>
    brotliCompressSync(data, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
    }),
} as const;

/** An export on the disk; its files are named by their paths inside of it. */
export type OpenExport = {
  read: (file: string) => string;
  /** Bytes of files as they are sent, each compressed alone. */
  weigh: (files: readonly string[], encoding: keyof typeof ENCODINGS) => number;
  /** Documentation pages that readers can find. */
  docsPages: string[];
};

/** Opens the export in a folder; each file is compressed once. */
export function openExport(dir: string): OpenExport {
  const known = new Map<string, number>();
  const read = (file: string) => readFileSync(join(dir, file));
  const bytesOf = (file: string, encoding: keyof typeof ENCODINGS) => {
    const key = `${encoding} ${file}`;
    const bytes = known.get(key) ?? ENCODINGS[encoding](read(file)).length;
    known.set(key, bytes);
    return bytes;
  };
  return {
    read: (file) => read(file).toString(),
    weigh: (files, encoding) =>
      files.reduce((sum, file) => sum + bytesOf(file, encoding), 0),
    // The sitemap leaves out pages that only redirect.
    docsPages: pathsInSitemap(read('sitemap.xml').toString())
      .flatMap((route) => /\bdocs\/.*$/.exec(route) ?? [])
      .map((file) => `${file}.html`),
  };
}

/** The scripts and stylesheets that a document asks for, as paths inside the export. */
export function linkedFiles(html: string): string[] {
  const tags = DomUtils.getElementsByTagName('*', parseDocument(html));
  const addresses = tags.flatMap(({ name, attribs: { src, rel, href } }) =>
    name === 'script' ? (src ?? []) : rel === 'stylesheet' ? (href ?? []) : [],
  );
  return [...new Set(addresses.map(inExport))];
}

/** The file of an address below the base path. */
const inExport = (address: string) => address.replace(/^.*\/(?=_next\/)/, '');
