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
const SKIPPED_CLASSES = ['cards', 'heading-anchor'];
/** Sections under these headings say what other pages are about; those should be found instead. */
const POINTER_HEADING = /^(?:next|where to go next|related|see also)$/i;
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
  let section: SearchableSection = {
    id: '',
    heading: '',
    level: 1,
    text: '',
    code: '',
  };
  const sections = [section];
  /** Open elements, and what their text is. */
  const open: ('skip' | 'figure' | 'code' | 'text')[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const heading = HEADING_TAG.test(name)
        ? byId.get(attributes['id'] ?? '')
        : undefined;
      if (heading) {
        section = {
          id: heading.id,
          heading: heading.text,
          level: heading.level,
          text: '',
          code: '',
        };
        sections.push(section);
      }
      open.push(
        heading ? 'skip' : kindOf(name, attributes, open.at(-1) ?? 'text'),
      );
    },
    ontext(text) {
      const kind = open.at(-1) ?? 'text';
      if (kind === 'code') section.code += text;
      if (kind === 'text') section.text += text;
    },
    onclosetag(name) {
      const kind = open.pop();
      if (name === 'pre' && kind === 'code') section.code += '\n';
      else if (!INLINE_TAGS.has(name)) section.text += '\n';
    },
  });
  parser.end(html);
  return sections
    .filter(({ heading }) => !POINTER_HEADING.test(heading))
    .map((read) => ({ ...read, text: read.text.replace(/\s+/g, ' ').trim() }));
}

function kindOf(
  name: string,
  attributes: Record<string, string>,
  parent: 'skip' | 'figure' | 'code' | 'text',
): 'skip' | 'figure' | 'code' | 'text' {
  const classes = attributes['class']?.split(' ') ?? [];
  if (
    parent === 'skip' ||
    SKIPPED_TAGS.has(name) ||
    attributes['aria-hidden'] === 'true'
  )
    return 'skip';
  if (SKIPPED_CLASSES.some((skipped) => classes.includes(skipped)))
    return 'skip';
  if (name === 'pre') return 'code';
  // Of a code block only the code is content; its title bar and buttons are not.
  if (name === 'figure' && classes.includes('code')) return 'figure';
  return parent;
}
