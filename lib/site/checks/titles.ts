import { lineOfKey } from '@/lib/base/source';
import { eachPage } from './place';
import type { CheckedPage, Rule } from './types';

/** A title longer than this is cut by search engines and in tabs. */
export const TITLE_MAX_CHARS = 60;

/** Titles fit where they are shown; titles and descriptions are unique within a version. */
export const checkTitles: Rule = (input) => {
  const seen = new Map<string, CheckedPage>();
  /** The page before this one that says the same. */
  const twinOf = (page: CheckedPage, key: 'title' | 'description') => {
    // A page may say in each version what it says in the others.
    const said = `${key} ${page.version} ${page[key].toLowerCase()}`;
    const first = seen.get(said);
    if (!first) seen.set(said, page);
    return first;
  };
  return eachPage((page, at) => {
    const keyAt = (key: string) =>
      at({ line: lineOfKey(page.head, key), column: key.length + 3 });
    const { kind, title } = page;
    if (kind !== 'home' && title.length > TITLE_MAX_CHARS) {
      keyAt('title')(
        `has a title of ${title.length} characters, which tabs and search engines cut.`,
        `shorten it to at most ${TITLE_MAX_CHARS} characters.`,
      );
    }
    const titled = kind === 'home' ? undefined : twinOf(page, 'title');
    if (titled) {
      keyAt('title')(
        `has the title of ${titled.file}, "${title}", so readers cannot tell the two apart in tabs, bookmarks and lists of hits.`,
        'say in the title what differs, "Getting started with State", and keep the short one as the sidebarLabel.',
      );
    }
    const described = twinOf(page, 'description');
    if (described) {
      keyAt('description')(
        `has the same description as ${described.file}, so it says nothing about this page.`,
        'say in one sentence of 50 to 160 characters what the reader gets here.',
      );
    }
  })(input);
};
