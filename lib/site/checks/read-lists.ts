import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { searchEntriesSchema } from '@/lib/site/config';
import type { Attempt } from '@/lib/site/content';
import { displayPath, parsePublishedUrls, readData } from '@/lib/base/source';
import type { Redirect } from '@/lib/base/source';
import { lineWith } from './place';
import type { CheckInput, Confirmations, DataLink } from './types';

const replacements = z.record(z.string(), z.string());

export const voiceSchema = z.strictObject({
  phrases: replacements,
  headings: replacements,
});

const CONFIRMATIONS = 'confirmations.json';

/** By page: a part of a sentence, and the source that confirms it. */
export const confirmationsSchema = z.record(
  z.string(),
  z.record(z.string().min(3), z.string().min(10)),
);

/** The lists that rules go by. */
export function readLists(
  root: string,
  entries: readonly Redirect[] | undefined,
  attempt: Attempt<undefined>,
): Pick<CheckInput, 'redirects' | 'words' | 'voice' | 'confirmations'> {
  const voice = attempt('voice', () =>
    readData(root, 'voice.json', voiceSchema),
  );
  return {
    redirects: {
      file: displayPath(root, 'redirects.json'),
      text: rawText(root, 'redirects.json') ?? '{}',
      entries,
      publishedUrls: parsePublishedUrls(
        rawText(root, 'published-urls.txt') ?? '',
      ),
      anchors: placed(
        root,
        'redirects.json',
        (entries ?? []).flatMap(({ to }) => (to.includes('#') ? [to] : [])),
      ),
    },
    words: (rawText(root, 'words.txt') ?? '')
      .split('\n')
      .map((line) => line.replace(/#.*/, '').trim())
      .filter(Boolean),
    voice: voice ?? { phrases: {}, headings: {} },
    confirmations: readConfirmations(root, attempt),
  };
}

/** What a content folder confirms; nothing, if it has no file or one that cannot be read. */
function readConfirmations(
  root: string,
  attempt: Attempt<undefined>,
): Confirmations {
  const text = rawText(root, CONFIRMATIONS) ?? '';
  const byPage =
    text === ''
      ? {}
      : attempt('proof', () =>
          readData(root, CONFIRMATIONS, confirmationsSchema),
        );
  const file = displayPath(root, CONFIRMATIONS);
  return { file, text, byPage: byPage ?? {} };
}

/** Pages that search offers before anything is typed; none, if a content folder names none. */
export function searchEntries(
  root: string,
  attempt: Attempt<undefined>,
): DataLink[] {
  const name = 'search-entries.json';
  if (rawText(root, name) === undefined) return [];
  const entries = attempt('data', () =>
    readData(root, name, searchEntriesSchema),
  );
  return placed(root, name, entries ?? []);
}

/** The text of a file whose characters are looked at elsewhere. */
function rawText(root: string, name: string): string | undefined {
  const file = path.join(root, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Links of a data file with the line on which each is written. */
export function placed(
  root: string,
  name: string,
  hrefs: readonly string[],
): DataLink[] {
  const file = displayPath(root, name);
  const text = rawText(root, name) ?? '';
  return hrefs.map((href) => ({ file, line: lineWith(text, href), href }));
}
