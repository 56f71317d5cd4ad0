import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Element, Nodes, Root } from 'hast';
import type { SearchableSection } from '../types';

/** A heading as the compiler reports it. */
type Heading = { id: string; text: string };

const HEADING_TAG = /^h[1-6]$/;
const SKIPPED_TAGS = new Set([
  'script',
  'style',
  'svg',
  // The number of a footnote, which would be a part of the word before it.
  'sup',
  'button',
  'template',
  'noscript',
]);
/** Between the cells of a row. */
const CELL_END = ' · ';
/** Sections under these headings list what other pages are about; those should be found instead. */
const POINTER_HEADING =
  /^(?:next(?: steps)?|where to go next|related|see also)$/i;
const INLINE_TAGS = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub time u var wbr'.split(
    ' ',
  ),
);

/**
 * Splits an article at its headings into the sections search works with.
 * Samples become code, everything else a reader sees becomes text.
 *
 * @param tree the article, without its h1
 * @param headings the compiler's headings, whose ids stand in the article
 * @param classes `skipped` of what is left out, `naming` of what lists in code which names are documented
 */
export function readSections(
  tree: Root,
  headings: readonly Heading[],
  classes: Classes,
): SearchableSection[] {
  const reader = new SectionReader(headings, classes);
  reader.read(tree, 'text');
  return reader.sections
    .filter(({ heading }) => !POINTER_HEADING.test(heading))
    .map((read) => ({
      ...read,
      text: oneLine(read.text),
      excerpt: oneLine(read.excerpt).replace(/ ·$/u, ''),
    }));
}

type Classes = { skipped: readonly string[]; naming: readonly string[] };
type Kind = 'skip' | 'figure' | 'code' | 'head' | 'text';

class SectionReader {
  #section = emptySection({ id: '', text: '' });
  readonly sections = [this.#section];
  readonly #headings: ReadonlyMap<unknown, Heading>;
  /** Whether no cell of the row has been quoted yet. */
  #isRowEmpty = true;

  constructor(
    headings: readonly Heading[],
    private readonly classes: Classes,
  ) {
    this.#headings = new Map(headings.map((heading) => [heading.id, heading]));
  }

  /** @param parent what the text of the element around the node is */
  read(node: Nodes, parent: Kind): void {
    if (node.type === 'text') this.#readText(node.value, parent);
    if (node.type === 'element') this.#readElement(node, parent);
    if (node.type === 'root') {
      for (const child of node.children) this.read(child, parent);
    }
  }

  #readText(text: string, kind: Kind): void {
    if (kind === 'code') this.#section.code += text;
    if (kind === 'text' || kind === 'head') this.#section.text += text;
    if (kind === 'text') this.#section.excerpt += text;
  }

  #readElement(node: Element, parent: Kind): void {
    const { tagName } = node;
    const heading = HEADING_TAG.test(tagName)
      ? this.#headings.get(node.properties['id'])
      : undefined;
    if (heading) {
      this.#section = emptySection(heading);
      this.sections.push(this.#section);
    }
    const kind = heading ? 'skip' : kindOf(node, parent, this.classes.skipped);
    this.#readName(node);
    if (tagName === 'tr') this.#isRowEmpty = true;
    const before = this.#section.excerpt;
    for (const child of node.children) this.read(child, kind);
    if (tagName === 'td' || tagName === 'th') this.#quoteCell(node, before);
    if (tagName === 'pre' && kind === 'code') this.#section.code += '\n';
    else if (!INLINE_TAGS.has(tagName)) {
      this.#section.text += '\n';
      this.#section.excerpt += '\n';
    }
  }

  #readName(node: Element): void {
    const classes = classesOf(node);
    if (!this.classes.naming.some((name) => classes.includes(name))) return;
    visit(node, 'element', (inner) => {
      if (inner.tagName === 'code')
        this.#section.documents.push(toString(inner));
    });
  }

  /** The first cell of a row names it, and of the others those are quoted that are more than code. */
  #quoteCell(cell: Element, before: string): void {
    const section = this.#section;
    const text = oneLine(section.excerpt.slice(before.length));
    const isSignature = text === oneLine(codeIn(cell)) && !this.#isRowEmpty;
    section.excerpt = before;
    if (text === '' || isSignature) return;
    section.excerpt += text + CELL_END;
    this.#isRowEmpty = false;
  }
}

const emptySection = ({ id, text }: Heading): SearchableSection => ({
  id,
  heading: text,
  text: '',
  excerpt: '',
  code: '',
  documents: [],
});

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function codeIn(node: Element): string {
  let code = '';
  visit(node, { tagName: 'code' }, (inner) => {
    code += toString(inner as Element);
  });
  return code;
}

function classesOf({ properties }: Element): readonly unknown[] {
  const names = properties['className'];
  return Array.isArray(names) ? names : [];
}

function kindOf(node: Element, parent: Kind, skipped: readonly string[]): Kind {
  const { tagName, properties } = node;
  const classes = classesOf(node);
  if (
    parent === 'skip' ||
    SKIPPED_TAGS.has(tagName) ||
    properties['ariaHidden'] === 'true' ||
    skipped.some((name) => classes.includes(name))
  ) {
    return 'skip';
  }
  if (tagName === 'thead') return 'head';
  if (tagName === 'pre') return 'code';
  // Of a code block only the code is content; its title bar and buttons are not.
  if (tagName === 'figure' && classes.includes('code')) return 'figure';
  return parent;
}
