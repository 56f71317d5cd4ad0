import { toString } from 'mdast-util-to-string';
import { ContentError, parseMdx } from '@/lib/base/source';
import { CHOICES, readChoices } from './read-choices';
import type { Choice } from './read-choices';

/** The answers by which a reader gets to a page. */
export type Way = {
  answers: string[];
  /** The last of them, as an address. */
  href: string;
};

type QuestionPage = { path: string; file: string; body: string };

/**
 * Finds the answers that lead to a page.
 *
 * @param pages all pages of a site
 * @param path site path without anchor
 */
export function waysTo(pages: readonly QuestionPage[], path: string): Way[] {
  return pages
    .filter(({ body }) => body.includes(`<${CHOICES} `))
    .flatMap((page) =>
      treesOf(page).flatMap(({ answers }) => waysIn(answers, page.path, path)),
    );
}

/** A mistake of a page is reported where that page is compiled; it must not stop all other pages. */
function treesOf({ body, file }: QuestionPage): ReturnType<typeof readChoices> {
  try {
    return readChoices(parseMdx(body, file), file);
  } catch (error) {
    if (error instanceof ContentError) return [];
    throw error;
  }
}

/** @param page path of the page with the questions */
function waysIn(choices: readonly Choice[], page: string, path: string): Way[] {
  return choices.flatMap(({ id, answer, target, answers }) => {
    const own = toString(answer).replace(/\.$/, '');
    const isEnd = target?.split('#')[0] === path;
    return [
      ...waysIn(answers, page, path).map((way) => ({
        ...way,
        answers: [own, ...way.answers],
      })),
      ...(isEnd ? [{ answers: [own], href: `${page}#${id}` }] : []),
    ];
  });
}
