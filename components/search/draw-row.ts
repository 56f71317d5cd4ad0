import {
  createSnippetLines,
  findMatches,
  packageOf,
  type MatchTerms,
} from '@/lib/search/query';
import type { SearchRow } from '@/lib/search/open';
import type { MarkRange, PageTexts } from '@/lib/search';
import { withBase } from '@/lib/base/url';
import { PACKAGES } from './settings';

/** A line with what matched in it. */
export type MarkedText = { text: string; marks: readonly MarkRange[] };

/** What a row shows, and where it leads. */
export type DrawnRow = Pick<SearchRow, 'kind' | 'tree'> & {
  /** Of the place, whatever was asked. */
  key: string;
  /** The page that it belongs to. */
  page: string;
  /** Where that page belongs, in words. */
  group: string;
  title: MarkedText;
  /** What stands above the place; empty where the row above says it. */
  trail: string;
  href: string;
  /** Lines; none until the texts of the page are there. */
  snippet: readonly MarkedText[];
};

/**
 * Makes what a row shows of what was found.
 *
 * @param texts of its page; undefined until they are loaded
 */
export function drawRow(
  row: SearchRow,
  terms: MatchTerms,
  texts: PageTexts | undefined,
): DrawnRow {
  const { id, kind, tree, route, title, pageTitle, breadcrumbs, href } = row;
  const text = texts && textOf(row, terms, texts);
  const above = title === pageTitle ? breadcrumbs.join(' › ') : pageTitle;
  return {
    kind,
    ...(tree && { tree }),
    key: id,
    page: route,
    group: groupOf(row),
    title: { text: title, marks: findMatches(title, terms) },
    trail: tree ? '' : above,
    href: withBase(href),
    snippet: text ? createSnippetLines(text, terms) : [],
  };
}

function groupOf({ route, breadcrumbs, pageTitle }: SearchRow): string {
  const folder = packageOf(route);
  const known = PACKAGES.find(([value]) => value === folder);
  const [root = pageTitle] = breadcrumbs;
  return known?.[1] ?? (root === pageTitle ? 'Documentation' : root);
}

/** Where only the page is known to have what was asked, the text that shows most of it, the first of several. */
function textOf(
  { kind, hash, section }: SearchRow,
  terms: MatchTerms,
  texts: PageTexts,
): string | undefined {
  if (kind !== 'content' || hash) return texts[section];
  const worths = texts.map((text) => worthOf(text, terms));
  return texts[worths.indexOf(Math.max(...worths))];
}

/** A term counts once. */
function worthOf(text: string, terms: MatchTerms): number {
  const weights = new Map(
    findMatches(text, terms).map(({ term, weight }) => [term, weight]),
  );
  return [...weights.values()].reduce((sum, weight) => sum + weight, 0);
}
