import { errorAt, lineOfKey } from './place';
import type { Problem } from '@/lib/base/source';
import type { CheckedPage, Rule } from './types';

/** A title longer than this is cut by search engines and in tabs. */
export const TITLE_MAX_CHARS = 60;

/** Titles fit where they are shown; titles and descriptions are unique within a version. */
export const checkTitles: Rule = ({ pages }) => {
  const read = pages.filter(({ kind }) => kind !== 'home');
  return [
    ...read
      .filter(({ title }) => title.length > TITLE_MAX_CHARS)
      .map((page) =>
        problemAt(
          page,
          'title',
          `has a title of ${page.title.length} characters, which tabs and search engines cut.`,
          `shorten it to at most ${TITLE_MAX_CHARS} characters.`,
        ),
      ),
    ...findRepeated(read, titleKey).map(({ page, first }) =>
      problemAt(
        page,
        'title',
        `has the title of ${first.file}, "${page.title}", so readers cannot tell the two apart in tabs, bookmarks and lists of hits.`,
        'say in the title what differs, "Getting started with State", and keep the short one as the sidebarLabel.',
      ),
    ),
    ...findRepeated(
      pages,
      // A page may say in each version what it says in the others.
      ({ version, description }) => `${version} ${description.toLowerCase()}`,
    ).map(({ page, first }) =>
      problemAt(
        page,
        'description',
        `has the same description as ${first.file}, so it says nothing about this page.`,
        'say in one sentence of 50 to 160 characters what the reader gets here.',
      ),
    ),
  ];
};

function problemAt(
  page: CheckedPage,
  key: string,
  message: string,
  cure: string,
): Problem {
  const place = { line: lineOfKey(page, key), column: key.length + 3 };
  return errorAt('titles', { file: page.file, ...place }, message, cure);
}

function findRepeated(
  pages: readonly CheckedPage[],
  keyOf: (page: CheckedPage) => string,
): { page: CheckedPage; first: CheckedPage }[] {
  const seen = new Map<string, CheckedPage>();
  return pages.flatMap((page) => {
    const key = keyOf(page);
    const first = seen.get(key);
    if (first) return [{ page, first }];
    seen.set(key, page);
    return [];
  });
}

/** The page beside which a new one of the same title could not be distinguished. */
export function pageOfTitle<Page extends Titled>(
  pages: readonly Page[],
  wanted: Titled,
): Page | undefined {
  const key = titleKey(wanted);
  return pages.find((page) => titleKey(page) === key);
}

type Titled = Pick<CheckedPage, 'version' | 'title'>;

function titleKey({ version, title }: Titled): string {
  return `${version} ${title.toLowerCase()}`;
}
