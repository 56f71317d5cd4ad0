import { Parser } from 'htmlparser2';

import type { SearchableSection } from '../types';

/** A heading as the compiler reports it. */
type Heading = { id: string; level: number; text: string };

const HEADING_TAG = /^h[1-6]$/;
const SKIPPED_TAGS = new Set([
  'script',
  'style',
  'svg',
  'button',
  'template',
  'noscript',
]);
/** Cards repeat what the pages they lead to say of themselves; those should be found instead. */
const SKIPPED_CLASSES = ['cards', 'heading-anchor', 'tab-label'];
/** Between the cells of a row. */
const CELL_END = ' · ';
/** Sections under these headings say what other pages are about; those should be found instead. */
const POINTER_HEADING =
  /^(?:next(?: steps)?|where to go next|related|see also)$/i;
const INLINE_TAGS = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/**
 * Splits the HTML of an article at its headings into the sections search works with.
 * Samples become code, everything else a reader sees becomes text.
 *
 * @param html the article, without its h1
 * @param headings the compiler's headings, whose ids stand in the HTML
 */
export function readSections(
  html: string,
  headings: readonly Heading[],
): SearchableSection[] {
  const byId = new Map(headings.map((heading) => [heading.id, heading]));
  let section = emptySection({ id: '', level: 1, text: '' });
  const sections = [section];
  /** Open elements, and what their text is. */
  const open: Kind[] = [];
  let cell: Cell | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const heading = HEADING_TAG.test(name)
        ? byId.get(attributes['id'] ?? '')
        : undefined;
      if (heading) sections.push((section = emptySection(heading)));
      const parent = open.at(-1) ?? 'text';
      open.push(heading ? 'skip' : kindOf(name, attributes, parent));
      if (name === 'tr') section.rowStart = section.excerpt.length;
      if (name === 'td' || name === 'th')
        cell = { prose: '', code: '', depth: 0 };
      if (name === 'code' && cell) cell.depth += 1;
    },
    ontext(text) {
      const kind = open.at(-1) ?? 'text';
      if (kind === 'code') section.code += text;
      if (kind === 'text' || kind === 'head') section.text += text;
      if (kind !== 'text') return;
      if (!cell) section.excerpt += text;
      else if (cell.depth > 0) cell.code += text;
      if (cell) cell.prose += text;
    },
    onclosetag(name) {
      const kind = open.pop();
      if (name === 'code' && cell) cell.depth -= 1;
      if (name === 'td' || name === 'th') {
        if (cell) section.excerpt += excerptOf(cell, section);
        cell = undefined;
      }
      if (name === 'pre' && kind === 'code') section.code += '\n';
      else if (!INLINE_TAGS.has(name)) {
        section.text += '\n';
        if (!cell) section.excerpt += '\n';
      }
    },
  });
  parser.end(html);
  return sections
    .filter(({ heading }) => !POINTER_HEADING.test(heading))
    .map(({ rowStart: _, ...read }) => ({
      ...read,
      text: oneLine(read.text),
      excerpt: oneLine(read.excerpt).replace(/ ·$/u, ''),
    }));
}

type Kind = 'skip' | 'figure' | 'code' | 'head' | 'text';
type Cell = { prose: string; code: string; depth: number };
type Reading = SearchableSection & { rowStart: number };

const emptySection = ({ id, level, text }: Heading): Reading => ({
  id,
  heading: text,
  level,
  text: '',
  excerpt: '',
  code: '',
  rowStart: 0,
});

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What a cell adds: the first one of a row names it, and of the others those count that are more than code. */
function excerptOf(
  { prose, code }: Cell,
  { excerpt, rowStart }: Reading,
): string {
  const text = oneLine(prose);
  const isFirst = excerpt.slice(rowStart).trim() === '';
  const isSignature = text === oneLine(code) && !isFirst;
  return text === '' || isSignature ? '' : text + CELL_END;
}

function kindOf(
  name: string,
  attributes: Record<string, string>,
  parent: Kind,
): Kind {
  const classes = attributes['class']?.split(' ') ?? [];
  if (
    parent === 'skip' ||
    SKIPPED_TAGS.has(name) ||
    attributes['aria-hidden'] === 'true'
  )
    return 'skip';
  if (SKIPPED_CLASSES.some((skipped) => classes.includes(skipped)))
    return 'skip';
  if (name === 'thead') return 'head';
  if (name === 'pre') return 'code';
  // Of a code block only the code is content; its title bar and buttons are not.
  if (name === 'figure' && classes.includes('code')) return 'figure';
  return parent;
}
