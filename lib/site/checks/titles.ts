import { errorAt, lineOfKey } from './place';
import type { Problem } from '@/lib/base/source';
import type { CheckedPage, Rule } from './types';

/** A title longer than this is cut by search engines and in tabs. */
export const TITLE_MAX_CHARS = 60;

/** Titles fit where they are shown; titles and descriptions are unique within a version. */
export const checkTitles: Rule = ({ pages }) => {
  const problems: Problem[] = [];
  const seen = new Map<string, CheckedPage>();
  for (const page of pages) {
    const report = (key: string, message: string, cure: string) => {
      const place = { line: lineOfKey(page, key), column: key.length + 3 };
      problems.push(
        errorAt('titles', { file: page.file, ...place }, message, cure),
      );
    };
    const { kind, title, version, description } = page;
    if (kind !== 'home') {
      if (title.length > TITLE_MAX_CHARS) {
        report(
          'title',
          `has a title of ${title.length} characters, which tabs and search engines cut.`,
          `shorten it to at most ${TITLE_MAX_CHARS} characters.`,
        );
      }
      const key = `title ${version} ${title.toLowerCase()}`;
      const first = seen.get(key);
      if (first) {
        report(
          'title',
          `has the title of ${first.file}, "${title}", so readers cannot tell the two apart in tabs, bookmarks and lists of hits.`,
          'say in the title what differs, "Getting started with State", and keep the short one as the sidebarLabel.',
        );
      } else seen.set(key, page);
    }
    // A page may say in each version what it says in the others.
    const key = `description ${version} ${description.toLowerCase()}`;
    const first = seen.get(key);
    if (first) {
      report(
        'description',
        `has the same description as ${first.file}, so it says nothing about this page.`,
        'say in one sentence of 50 to 160 characters what the reader gets here.',
      );
    } else seen.set(key, page);
  }
  return problems;
};
