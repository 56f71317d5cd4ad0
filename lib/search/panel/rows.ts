import {
  button,
  element,
  svgElement,
  type Content,
} from '@/lib/base/browser/dom';
import {
  createSnippetLines,
  findMatches,
  locate,
  packageOf,
  withHighlight,
} from '../query';
import type { MatchTerms, PageResult, SearchHit } from '../query';
import type { MarkRange, PageTexts } from '..';
import { withBase } from '@/lib/base/url';
import type { PanelSettings } from './settings';
import './rows.css';

const PATHS = {
  page: 'M6 3h8l4 4v14H6zM14 3v4h4',
  heading: 'M9 4L7 20M17 4l-2 16M4 9h16M4 15h16',
  content: 'M4 7h16M4 12h16M4 17h10',
  recent: 'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16M12 8v4l3 2',
} as const;

const KINDS = ['page', 'heading', 'content'] as const;
const KIND_LABELS = ['Page', 'Heading', 'Text'] as const;

type Packages = PanelSettings['packages'];

/** Where a hit belongs, in words. */
export function placeOf(
  { document, pageTitle }: SearchHit,
  packages: Packages,
): string {
  const { url, breadcrumbs } = document;
  const folder = packageOf(url);
  const known = packages.find(([value]) => value === folder);
  const [root = pageTitle] = breadcrumbs;
  return known?.[1] ?? (root === pageTitle ? 'Documentation' : root);
}

/** What rows of one query share. */
type FoundWords = {
  terms: MatchTerms;
  /** Words that the page of a hit marks. */
  highlight: readonly string[];
};

/** Tells the kinds of hits apart. */
export function searchIcon(name: keyof typeof PATHS, label?: string): Element {
  return svgElement(
    'svg',
    {
      class: 'icon search-icon',
      viewBox: '0 0 24 24',
      width: 18,
      height: 18,
      ...(label
        ? { role: 'img', 'aria-label': label }
        : { 'aria-hidden': 'true' }),
    },
    svgElement('path', { d: PATHS[name] }),
  );
}

/**
 * One hit: what kind of place it is, its title with marks, where it stands, and the text around the match.
 *
 * @param texts of the page; undefined until they are loaded
 * @param attributes what makes an option of it
 */
export function searchRow(
  hit: SearchHit,
  { terms, highlight }: FoundWords,
  texts: PageTexts | undefined,
  attributes: Record<string, string | number | boolean> = {},
): HTMLAnchorElement {
  const { type, title, url, breadcrumbs } = hit.document;
  const { text, hash } = locate(hit, texts, terms);
  const snippet = text ? createSnippetLines(text, terms) : [];
  const place =
    title === hit.pageTitle ? breadcrumbs.join(' › ') : hit.pageTitle;
  const tree = hit.isInnerOfGroup
    ? 'inner'
    : hit.isLastOfGroup
      ? 'last'
      : undefined;
  const line = (part: string, content: readonly Content[]) =>
    element('span', { class: `search-row-${part}` }, ...content);
  return element(
    'a',
    {
      class: 'search-row',
      href: withHighlight(withBase(url), highlight, hash),
      'data-tree': tree,
      ...attributes,
    },
    searchIcon(KINDS[type], KIND_LABELS[type]),
    line('text', [
      line('title', markedText(title, findMatches(title, terms))),
      Boolean(place) && !tree && line('place', [place]),
      line(
        'snippets',
        snippet.flatMap(({ text: shown, marks }) => [
          line('snippet', markedText(shown, marks)),
          ' ',
        ]),
      ),
    ]),
  );
}

/** Text with some ranges in `<mark>`. */
function markedText(text: string, marks: readonly MarkRange[]): Content[] {
  let end = 0;
  const pieces = marks.flatMap((mark): Content[] => {
    const before = text.slice(end, mark.start);
    end = mark.end;
    return [before, element('mark', {}, text.slice(mark.start, mark.end))];
  });
  return [...pieces, text.slice(end)];
}

/**
 * Limits search to the pages of one package.
 *
 * @param name of its radio buttons in the document
 */
export function packageFilter(
  packages: Packages,
  name: string,
  onChange: (packageName: string) => void,
  chosen = '',
): HTMLFieldSetElement {
  const all = ['', 'All'] as const;
  const choices = [all, ...packages].map(([value, label]) => {
    const radio = element('input', {
      type: 'radio',
      class: 'visually-hidden',
      name,
      value,
      checked: value === chosen,
    });
    radio.addEventListener('change', () => onChange(value));
    const text = element('span', {}, label);
    return element('label', { class: 'search-package' }, radio, text);
  });
  return element(
    'fieldset',
    { class: 'search-packages', hidden: packages.length === 0 },
    element('legend', { class: 'visually-hidden' }, 'Package'),
    ...choices,
  );
}

/** The address of the page with all hits. */
export function allResultsAddress(query: string, packageName: string): string {
  const filter = packageName && `&package=${encodeURIComponent(packageName)}`;
  return withBase(`/search?q=${encodeURIComponent(query)}${filter}`);
}

/**
 * What to try where nothing was found.
 *
 * @param searchEverywhere takes the filter by package away; undefined where there is none
 */
export function noResults(
  { nearest }: Pick<PageResult, 'nearest'>,
  { help }: PanelSettings,
  searchEverywhere?: () => void,
): HTMLElement {
  const [where, everywhere] = searchEverywhere
    ? [
        ' in this package',
        button(
          { class: 'search-link' },
          'Search all packages',
          searchEverywhere,
        ),
      ]
    : [''];
  return element(
    'div',
    { class: 'search-note' },
    element('p', {}, `No results${where}. `, everywhere),
    nearest.length > 0 && element('p', {}, 'Pages with a similar name:'),
    nearest.length > 0 &&
      element('ul', { class: 'search-nearest' }, ...nearestPages(nearest)),
    element(
      'p',
      {},
      'Try fewer words, or the name of a function, directive or rule. ',
      helpLink(help?.()),
    ),
  );
}

function helpLink(
  link: ReturnType<NonNullable<PanelSettings['help']>>,
): HTMLElement | undefined {
  return (
    link &&
    element(
      'a',
      { href: link.href, target: '_blank', rel: 'noopener noreferrer' },
      link.label,
    )
  );
}

/** Links to the pages with the most similar names. */
function nearestPages(
  pages: readonly { route: string; title: string }[],
): HTMLLIElement[] {
  return pages.map(({ route, title }) =>
    element('li', {}, element('a', { href: withBase(route) }, title)),
  );
}
