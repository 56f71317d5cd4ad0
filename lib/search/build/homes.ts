import { FUNCTION, memberTerm } from '../names';
import { joinWords, unique } from '../tokenize';
import type { SearchablePage } from '../types';

/**
 * The names that each page is the home of, as terms: what it says that it documents, the members that its lists
 * document, and the entry point that its address names. Of a function and a class with the same letters, the function
 * is marked as one.
 *
 * @param names exports and entry points
 */
export function homesOf(
  pages: readonly SearchablePage[],
  names: readonly string[],
): string[][] {
  const classes = new Set(
    names.filter((name) => /^\p{Lu}/u.test(name)).map(joinWords),
  );
  const entryPoints = new Map(
    names
      .filter((name) => name.includes('/'))
      .map((name) => [pathBelowFirst(`/${name}`), joinWords(name)]),
  );
  const termOf = (name: string): string => {
    const joined = joinWords(name);
    const isTwin = /^\p{Ll}/u.test(name) && classes.has(joined);
    return isTwin ? FUNCTION + joined : joined;
  };
  return pages.map(({ route, documents = [], sections }) =>
    unique([
      ...documents.map(termOf),
      ...sections.flatMap((section) => section.documents.map(memberTerm)),
      entryPoints.get(pathBelowFirst(route)) ?? '',
    ]),
  );
}

/** `/docs/cdk/ssr` and `/@scope/cdk/ssr` both as `cdk/ssr`. */
const pathBelowFirst = (path: string): string =>
  path.split('/').slice(2).join('/');
