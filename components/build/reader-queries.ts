import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import {
  ContentError,
  displayPath,
  placeAt,
  readData,
  readText,
} from '@/lib/base/source';
import { didYouMean } from '@/lib/base/text';

const FILE = 'reader-queries.json';

/** By route: what readers type who need the page. */
const schema = z.record(z.string(), z.array(z.string().min(2)));

/**
 * What readers type, by the route of the page that they need; nothing, if a content folder does not have it.
 *
 * @param root the content folder
 * @param routes of all pages that search covers
 * @throws ContentError for a route without a page: what its readers typed would be lost
 */
export function readReaderQueries(
  root: string,
  routes: ReadonlySet<string>,
): Readonly<Record<string, string[]>> {
  if (!existsSync(path.join(root, FILE))) return {};
  const queries = readData(root, FILE, schema);
  const lost = Object.keys(queries).find((route) => !routes.has(route));
  if (lost === undefined) return queries;
  const text = readText(root, FILE);
  throw new ContentError(
    {
      file: displayPath(root, FILE),
      ...placeAt(text, text.indexOf(JSON.stringify(lost))),
    },
    `holds what readers of "${lost}" type, but search covers no such page, so it would learn nothing from it.`,
    `give the address that the page has now, or remove the entry. ${didYouMean(lost, routes)}`.trim(),
  );
}
