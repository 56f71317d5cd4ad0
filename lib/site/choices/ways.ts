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

/** Ways by the path of the page they end at; pages are read once. */
const known = new WeakMap<object, Map<string, Way[]>>();

/**
 * Finds the answers that lead to a page.
 *
 * @param pages all pages of a site; the list is remembered
 * @param path site path without anchor
 */
export function waysTo(pages: readonly QuestionPage[], path: string): Way[] {
  let ways = known.get(pages);
  if (!ways) {
    ways = new Map();
    for (const page of pages) {
      if (!page.body.includes(`<${CHOICES} `)) continue;
      for (const { answers } of treesOf(page)) {
        collect(answers, page.path, [], ways);
      }
    }
    known.set(pages, ways);
  }
  return ways.get(path) ?? [];
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

function collect(
  choices: readonly Choice[],
  page: string,
  before: readonly string[],
  ways: Map<string, Way[]>,
): void {
  for (const { id, answer, target, answers } of choices) {
    const path = [...before, toString(answer).replace(/\.$/, '')];
    collect(answers, page, path, ways);
    if (target === undefined) continue;
    const [end = ''] = target.split('#');
    const way = { answers: path, href: `${page}#${id}` };
    ways.set(end, [...(ways.get(end) ?? []), way]);
  }
}
