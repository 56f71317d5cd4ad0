// The package exports only its full bundle, which is larger by 6 kB and does not tree-shake; hence the path.
import {
  Document,
  Index,
} from '../../node_modules/flexsearch/dist/flexsearch.compact.module.min.js';
import type { ExportedIndex } from './types';

/** What is known of a page: by its names, by what readers call it, and by its text. */
export const FIELDS = [
  'title',
  'home',
  'about',
  'asked',
  'often',
  'text',
] as const;
export type Field = (typeof FIELDS)[number];

export type { Document, Index };

/** FlexSearch would read words its own way; ours come as terms with spaces between. */
const OPTIONS = {
  tokenize: 'strict',
  // Where in a text a term stands tells nothing of its page.
  resolution: 1,
  encode: (terms: string): string[] => terms.split(' ').filter(Boolean),
} as const;

export const createDocument = (): Document =>
  new Document({
    document: {
      id: 'id',
      index: FIELDS.map((field) => ({ field, ...OPTIONS })),
    },
  });

export const createIndex = (): Index => new Index(OPTIONS);

/** What FlexSearch exports, by its keys. */
export function exportIndex(index: Document | Index): ExportedIndex {
  const exported: ExportedIndex = {};
  index.export((key, data) => {
    exported[key] = JSON.parse(data) as unknown;
  });
  return exported;
}

export function importIndex(
  index: Document | Index,
  exported: ExportedIndex,
): void {
  for (const [key, data] of Object.entries(exported)) index.import(key, data);
}

/**
 * The terms in an export, which completion and typos are looked for in: FlexSearch has no way to list them. Of all that
 * it keeps inside, nothing else is relied on.
 */
export function vocabularyOf(exported: ExportedIndex): string[] {
  return Object.entries(exported).flatMap(([key, lists]) =>
    key.endsWith('map') ? (lists as [string][]).map(([term]) => term) : [],
  );
}
