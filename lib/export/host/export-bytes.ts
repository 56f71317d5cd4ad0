import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { Parser } from 'htmlparser2';
import { pathsInSitemap } from './xml';

/** What a text weighs, in bytes: as it is, and as hosts send it. */
type Weight = { raw: number; gzip: number; brotli: number };

const NO_WEIGHT: Weight = { raw: 0, gzip: 0, brotli: 0 };

/** Weighs one text as the export's own compression would. */
export function weigh(content: Buffer | string): Weight {
  const data = Buffer.from(content);
  return {
    raw: data.length,
    gzip: gzipSync(data, { level: constants.Z_BEST_COMPRESSION }).length,
    brotli: brotliCompressSync(data, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
    }).length,
  };
}

/** The files that a document asks for itself, as paths inside the export. */
type LinkedFiles = {
  scripts: string[];
  styles: string[];
  fonts: string[];
};

/**
 * Reads a document's scripts, stylesheets and fonts.
 *
 * @param read Text of a file of the export.
 */
export function linkedFiles(
  html: string,
  read: (file: string) => string,
): LinkedFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const parser = new Parser({
    onopentag(name, { src, rel, href }) {
      if (name === 'script' && src) scripts.add(inExport(src));
      if (rel === 'stylesheet' && href) styles.add(inExport(href));
    },
  });
  parser.end(html);
  const beside = (file: string, address: string) =>
    address.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), address)
      : address;
  const fonts = [...styles].flatMap((file) =>
    [...read(file).matchAll(FONT)].map(([, address = '']) =>
      beside(file, inExport(address)),
    ),
  );
  return {
    scripts: [...scripts],
    styles: [...styles],
    fonts: [...new Set(fonts)],
  };
}

const FONT = /url\(["']?([^"')]+\.woff2?)["']?\)/g;

/** The file of an address below the base path. */
const inExport = (address: string) => address.replace(/^.*\/(?=_next\/)/, '');

/** Imports of a bundled module: those that it cannot do without, and those that it makes later. */
const IMPORT = /\b(?:from|import)"\.\/([\w-]+\.js)"/g;
const LATER_IMPORT = /\bimport\("\.\/([\w-]+\.js)"\)/g;

type ReadText = (file: string) => string;

function beside(file: string, pattern: RegExp, read: ReadText): string[] {
  return [...read(file).matchAll(pattern)].map(([, name = '']) =>
    path.posix.join(path.posix.dirname(file), name),
  );
}

/**
 * A bundled module and all that it cannot do without, which lies beside it.
 *
 * @param read Text of a file of the export.
 * @param known Files that are there already; they come first.
 */
export function neededFiles(
  file: string,
  read: ReadText,
  known: readonly string[] = [],
): string[] {
  return known.includes(file)
    ? [...known]
    : beside(file, IMPORT, read).reduce<string[]>(
        (all, other) => neededFiles(other, read, all),
        [...known, file],
      );
}

/**
 * The files of each part of a program that is loaded when a reader turns to it.
 *
 * @param entry File of the program; its parts lie beside it.
 * @param read Text of a file of the export.
 */
export function laterParts(entry: string, read: ReadText): string[][] {
  const first = neededFiles(entry, read);
  return beside(entry, LATER_IMPORT, read).map((part) =>
    neededFiles(part, read, first).slice(first.length),
  );
}

/** Files of the playground, by what makes a reader's browser load them. */
type PlaygroundFiles = {
  /** Its page. */
  page: string[];
  tutorials: string[];
  /** These and whatever else they load. */
  all: string[];
};

/**
 * What the program loads for the playground alone.
 *
 * @param entry File of the program.
 * @param read Text of a file of the export.
 */
export function playgroundFiles(
  entry: string,
  read: ReadText,
): PlaygroundFiles {
  const parts = laterParts(entry, read);
  const own = parts.find((files) => files.some(isOfPlayground(read))) ?? [];
  const others = parts.filter((files) => files !== own).flat();
  // What other parts need as well weighs nothing here, and is there for those who read offline.
  const page = own.filter((file) => !others.includes(file));
  const known = [...neededFiles(entry, read), ...own];
  return {
    page,
    tutorials: partsWith('tutorial-steps', page, read).filter(
      (file) => !known.includes(file),
    ),
    all: withLaterParts(page, known, read),
  };
}

/** Those of the later parts of some files that have a text in them. */
export function partsWith(
  mark: string,
  files: readonly string[],
  read: ReadText,
): string[] {
  return files
    .flatMap((file) => laterParts(file, read))
    .filter((part) => part.some((file) => read(file).includes(mark)))
    .flat();
}

/** Files with all that they load later, and what that loads, but what is known. */
function withLaterParts(
  files: readonly string[],
  known: readonly string[],
  read: ReadText,
): string[] {
  const found = new Set(files);
  for (const file of found) {
    for (const part of laterParts(file, read).flat()) {
      if (!known.includes(part)) found.add(part);
    }
  }
  return [...found];
}

function isOfPlayground(read: ReadText): (file: string) => boolean {
  return (file) => read(file).includes('play-editor');
}

/** An export on the disk, whose files are weighed once each. */
export type OpenExport = {
  read: (file: string) => string;
  weightOf: (file: string) => Weight;
  linked: (page: string) => LinkedFiles;
  /** Documentation pages that readers can find, by their file. */
  docsPages: string[];
};

/** Opens the export in a folder. */
export function openExport(dir: string): OpenExport {
  const weights = new Map<string, Weight>();
  const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
  return {
    read,
    weightOf: (file) => {
      const known = weights.get(file);
      if (known) return known;
      const weight = weigh(readFileSync(path.join(dir, file)));
      weights.set(file, weight);
      return weight;
    },
    linked: (page) => linkedFiles(read(page), read),
    // The sitemap leaves out pages that only redirect.
    docsPages: pathsInSitemap(read('sitemap.xml'))
      .flatMap((route) => /\bdocs\/.*$/.exec(route) ?? [])
      .map((file) => `${file}.html`),
  };
}

/** The weight of several files together, each compressed alone. */
export function sumWeights(weights: readonly Weight[]): Weight {
  return weights.reduce(
    (sum, { raw, gzip, brotli }) => ({
      raw: sum.raw + raw,
      gzip: sum.gzip + gzip,
      brotli: sum.brotli + brotli,
    }),
    NO_WEIGHT,
  );
}
