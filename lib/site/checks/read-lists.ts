import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import {
  confirmationsSchema,
  searchEntriesSchema,
  searchPagesSchema,
  searchSynonymsSchema,
  voiceSchema,
} from '@/lib/site/config';
import type { Attempt } from '@/lib/site/content';
import { displayPath, parsePublishedUrls, readData } from '@/lib/base/source';
import type { Redirect } from '@/lib/base/source';
import { lineWith } from './place';
import type { CheckInput, DataLink } from './types';

const REDIRECTS = 'redirects.json';
const CONFIRMATIONS = 'confirmations.json';
const ENTRIES = 'search-entries.json';
const PAGES = 'search-pages.json';

/** The lists that rules go by. */
export function readLists(
  root: string,
  entries: readonly Redirect[] | undefined,
  attempt: Attempt<undefined>,
): Pick<CheckInput, 'redirects' | 'words' | 'voice' | 'confirmations'> {
  const targets = (entries ?? [])
    .map(({ to }) => to)
    .filter((to) => to.includes('#'));
  const confirmed = rawText(root, CONFIRMATIONS);
  const read = <S extends z.ZodType>(rule: string, name: string, schema: S) =>
    attempt(rule, () => readData(root, name, schema));
  return {
    redirects: {
      file: displayPath(root, REDIRECTS),
      text: rawText(root, REDIRECTS),
      entries,
      publishedUrls: parsePublishedUrls(rawText(root, 'published-urls.txt')),
      anchors: placed(root, REDIRECTS, targets),
    },
    words: rawText(root, 'words.txt')
      .split('\n')
      .map((line) => line.replace(/#.*/, '').trim())
      .filter(Boolean),
    voice: read('voice', 'voice.json', voiceSchema) ?? {
      phrases: {},
      headings: {},
    },
    confirmations: {
      file: displayPath(root, CONFIRMATIONS),
      text: confirmed,
      byPage:
        (confirmed && read('proof', CONFIRMATIONS, confirmationsSchema)) || {},
    },
  };
}

/** Links of what search offers besides the pages; a content folder may have none of it. */
export function searchLinks(
  root: string,
  attempt: Attempt<undefined>,
): DataLink[] {
  const read = <S extends z.ZodType>(name: string, schema: S) =>
    existsSync(path.join(root, name))
      ? attempt('data', () => readData(root, name, schema))
      : undefined;
  read('search-synonyms.json', searchSynonymsSchema);
  const entries = read(ENTRIES, searchEntriesSchema) ?? [];
  const pages = read(PAGES, searchPagesSchema) ?? [];
  const routes = pages.map(({ route }) => route);
  return [...placed(root, ENTRIES, entries), ...placed(root, PAGES, routes)];
}

/** The text of a file whose characters are looked at elsewhere; empty when there is none. */
function rawText(root: string, name: string): string {
  const file = path.join(root, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Links of a data file with the line on which each is written. */
export function placed(
  root: string,
  name: string,
  hrefs: readonly string[],
): DataLink[] {
  const file = displayPath(root, name);
  const text = rawText(root, name);
  return hrefs.map((href) => ({ file, line: lineWith(text, href), href }));
}
