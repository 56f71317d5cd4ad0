import type { Field } from '../flexsearch';
import { encodeTerms, joinWords, unique } from '../tokenize';
import type { SearchablePage } from '../types';
import { codeIdentifiers } from './code-identifiers';
import { homesOf } from './homes';

/** The terms of a page, by the field of the index that they are found in. */
export type PageTerms = Readonly<Record<Field, string[]>>;

/** On a small site no term is common, whatever its share. */
const MIN_COMMON_PAGES = 15;
const COMMON_SHARE = 1 / 8;
/** A number that one page alone has was measured there; codes of errors have four digits. */
const MEASURED = /^(?:\d{3}|\d{5,})$/;
/** What a page says so often is what it is about. */
const OFTEN = 4;

/**
 * The terms under which pages are found. A text has none that its page says in a louder place, and none that are on
 * many pages: these tell nothing and would make up a third of the index.
 *
 * @param names exports and entry points, which have homes
 */
export function termsOfPages(
  pages: readonly SearchablePage[],
  names: readonly string[],
): PageTerms[] {
  const homes = homesOf(pages, names);
  const texts = textTerms(pages);
  const often = texts.map((counts) =>
    [...counts].filter(([, count]) => count >= OFTEN).map(([term]) => term),
  );
  const isRare = rareIn(texts.map((counts) => [...counts.keys()]));
  const isRarelyOften = rareIn(often);
  return pages.map((page, at) => {
    const title = titleTerms(page);
    const about = termsIn([page.description, ...(page.keywords ?? [])]);
    const loud = new Set([
      ...title,
      ...about,
      ...termsIn(page.sections.map(({ heading }) => heading)),
      ...termsIn(page.questions),
    ]);
    return {
      title,
      home: homes[at] ?? [],
      about,
      asked: termsIn(page.aka),
      often: (often[at] ?? []).filter(isRarelyOften),
      text: [...(texts[at]?.keys() ?? [])].filter(
        (term) => isRare(term) && !loud.has(term),
      ),
    };
  });
}

const termsIn = (texts: readonly string[] = []): string[] =>
  unique(texts.flatMap((text) => encodeTerms(text)));

/** The terms in the text and the samples of each page. A name in the samples of a single page was made up for them. */
function textTerms(pages: readonly SearchablePage[]): Map<string, number>[] {
  const pagesWith = countOf(
    pages.flatMap(({ sections }) =>
      unique(sections.flatMap(({ code }) => codeIdentifiers(code))),
    ),
  );
  const isShared = (name: string): boolean => (pagesWith.get(name) ?? 0) > 1;
  return pages.map(({ sections }) =>
    countOf(
      sections
        .flatMap(({ text, code }) => [
          text,
          ...codeIdentifiers(code).filter(isShared),
        ])
        .flatMap((text) => encodeTerms(text)),
    ),
  );
}

/** Title, label and the end of the address, stop words included, and the title's words together. */
function titleTerms({ title, navLabel = '', route }: SearchablePage): string[] {
  const segment = route.slice(route.lastIndexOf('/') + 1);
  const names = [title, navLabel, segment].flatMap((name) =>
    encodeTerms(name, { stopWords: true }),
  );
  return unique([...names, joinWords(title)]);
}

function countOf(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

function rareIn(pages: readonly string[][]): (term: string) => boolean {
  const counts = countOf(pages.flat());
  const most = Math.max(MIN_COMMON_PAGES, pages.length * COMMON_SHARE);
  return (term) => {
    const count = counts.get(term) ?? 0;
    return count <= most && (count > 1 || !MEASURED.test(term));
  };
}
