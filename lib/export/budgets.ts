import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const KILO = 1000;

type Budget = {
  name: string;
  /** Bytes allowed. */
  limit: number;
  measure: (out: Export) => number;
};

/** Most bytes a reader may be sent; the figures are in units of 1,000 bytes. */
const BUDGETS: Budget[] = [
  {
    name: 'JavaScript of a docs page, first load, brotli',
    limit: 128 * KILO,
    measure: (out) =>
      sum(out.scriptsOf('docs/state/actions.html').map(out.brotli)),
  },
  {
    name: 'JavaScript of the home page, first load, brotli',
    limit: 128 * KILO,
    measure: (out) => sum(out.scriptsOf('index.html').map(out.brotli)),
  },
  {
    name: 'HTML of the median docs page, gzip',
    // Two thirds are the page itself: an article of 3.7 kB, the sidebar's 109 links, head, frame. See ARCHITECTURE.md.
    limit: 12.6 * KILO,
    measure: (out) => median(out.docsPages().map(out.gzip)),
  },
  {
    name: 'Styles of a docs page, gzip',
    limit: 12 * KILO,
    measure: (out) =>
      sum(out.stylesOf('docs/state/actions.html').map(out.gzip)),
  },
];

type Export = {
  scriptsOf: (page: string) => string[];
  stylesOf: (page: string) => string[];
  docsPages: () => string[];
  gzip: (file: string) => number;
  brotli: (file: string) => number;
};

/**
 * Prints what the export weighs against what it may weigh.
 *
 * @param dir folder of the export
 * @returns whether every figure is within its budget
 */
export function printBudgets(dir: string): boolean {
  const out = openExport(dir);
  const rows = BUDGETS.map(({ name, limit, measure }) => {
    const bytes = measure(out);
    return { name, limit, bytes, isKept: bytes > 0 && bytes <= limit };
  });
  for (const { name, limit, bytes, isKept } of rows) {
    console.log(
      `${isKept ? 'ok  ' : 'OVER'} ${kilobytes(bytes)} of ${kilobytes(limit)}  ${name}`,
    );
  }
  const broken = rows.filter(({ isKept }) => !isKept);
  if (broken.length > 0) {
    console.error(
      `[site] ${broken.length} budgets are broken, so readers wait longer. Find what was added (npm run build prints the routes), or, when it is worth it, raise the limit in lib/export/budgets.ts and say why in the commit.`,
    );
  }
  return broken.length === 0;
}

function openExport(dir: string): Export {
  const read = (file: string) => readFileSync(path.join(dir, file));
  const linked = (page: string, pattern: RegExp) =>
    [...read(page).toString().matchAll(pattern)].map(([, address = '']) =>
      address.replace(/^.*\/(?=_next\/)/, ''),
    );
  return {
    // Browsers that know modules never load the polyfills marked `noModule`.
    scriptsOf: (page) => [
      ...new Set(linked(page, /<script(?![^>]*noModule)[^>]* src="([^"]+)"/gi)),
    ],
    stylesOf: (page) => [
      ...new Set(
        linked(page, /<link[^>]* rel="stylesheet"[^>]* href="([^"]+)"/g),
      ),
    ],
    // The sitemap leaves out pages that only redirect.
    docsPages: () =>
      linked('sitemap.xml', /<loc>[^<]*?(\/docs\/[^<]+)<\/loc>/g).map(
        (address) => `${address.slice(1)}.html`,
      ),
    gzip: (file) => gzipSync(read(file), { level: 9 }).length,
    brotli: (file) => brotliCompressSync(read(file)).length,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function kilobytes(bytes: number): string {
  return `${(bytes / KILO).toFixed(1).padStart(6)} kB`;
}
