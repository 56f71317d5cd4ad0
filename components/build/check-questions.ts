import { readFileSync } from 'node:fs';
import path from 'node:path';
import { missedQuestions } from '@/lib/search/build';
import type { MissedQuestion, SearchFiles } from '@/lib/search/build';
import type { SearchablePage } from '@/lib/search';
import type { Page, Site } from '@/lib/site/content';
import { ContentError } from '@/lib/base/source';

/**
 * Mistakes in the questions of pages: each has to find its own page first, or it leads readers elsewhere.
 *
 * @param pages what was indexed
 * @param files what was built of them
 */
export function checkQuestions(
  site: Site,
  pages: readonly SearchablePage[],
  files: SearchFiles,
): ContentError[] {
  const byRoute = new Map(
    [...site.docs, ...site.posts].map((page) => [page.path, page]),
  );
  return missedQuestions(pages, files).flatMap((missed) => {
    const page = byRoute.get(missed.route);
    return page ? [mistakeOf(site.root, page, missed)] : [];
  });
}

function mistakeOf(
  root: string,
  { file }: Page,
  { question, found }: MissedQuestion,
): ContentError {
  const lines = readFileSync(
    path.resolve(path.dirname(root), file),
    'utf8',
  ).split('\n');
  const position = lines.findIndex((line) =>
    line.replaceAll("''", "'").includes(question),
  );
  return new ContentError(
    { file, line: Math.max(0, position) + 1 },
    `asks "${question}", but search answers it with ${found === undefined ? 'nothing' : `the page "${found}"`} first, so readers who type it do not come here.`,
    'write the question in words that tell the two pages apart, or remove it from one that answers it less well.',
  );
}
