import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import { escapeHtml } from '@/lib/base/text';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Text = Extract<Node, { type: ElementType.ElementType.Text }>;

/** A name that is shorter fits into every column. */
const SHORT_CHARS = 12;

/** A word that is shorter fits into the table of contents. */
const TOC_CHARS = 16;

/** A part that is longer does not fit onto a line of the narrowest screen. */
const LINE_CHARS = 28;

/** Before a capital within a name, and behind what separates names or opens a call. */
const WORD_PARTS = /(?<=[a-z\d])(?=[A-Z])|(?<=[/.:_(])(?=.)/;

/** The scope of a package. */
const SCOPE = /(@[a-z]+-[a-z-]+\/)/;

/** What draws no lines of text, and what React expects as it is. */
const CLOSED = ['svg', 'script', 'style', 'option', 'site-island'];

/**
 * Lets names of code break where a word of them ends, `RxVirtualView` `Repeater`, and a path only behind a slash, so
 * that a narrow column breaks no syllable; the scope of a package stays whole in samples and sentences as well. What is
 * copied or read aloud stays the name.
 *
 * @param html content of a page
 */
export function breakNames(html: string): string {
  return changeTexts(html, (text) => {
    const inCell = isWithin(text, ['td', 'th']);
    const isName = isIn(text.parent, ['code']) && !isWithin(text, ['pre']);
    const parts = isName ? partsOf(text.data, inCell) : [];
    if (parts.length > 1) replace(text, parts, '<wbr>', !inCell);
    else if (SCOPE.test(text.data) && !inCell && !isWithin(text, CLOSED))
      replace(text, text.data.split(SCOPE));
  });
}

/**
 * Lets words of a heading break where a part of them ends, when they are too long for the table of contents.
 *
 * @param html of the heading
 */
export function breakHeading(html: string): string {
  return changeTexts(html, (text) => {
    const words = text.data.split(/(?<=\s)/);
    const parts = words.flatMap((word) =>
      word.length > TOC_CHARS ? word.split(WORD_PARTS) : [word],
    );
    if (parts.length > 1) replace(text, parts, '<wbr>', false);
  });
}

function changeTexts(html: string, change: (text: Text) => void): string {
  const root = parseDocument(html);
  for (const text of DomUtils.filter(isText, root) as Text[]) change(text);
  return DomUtils.getOuterHTML(root, { encodeEntities: 'utf8' });
}

function partsOf(name: string, inCell: boolean): string[] {
  if (name.length <= SHORT_CHARS) return [name];
  if (inCell) return name.split(WORD_PARTS);
  return name.includes(' ') ? [name] : name.split(/(?<=\/)(?=.)/);
}

/** @param isWhole whether a part with hyphens and without spaces stays on one line */
function replace(text: Node, parts: string[], wbr = '', isWhole = true): void {
  const pieces = parts.map((part) =>
    // A browser would break it behind the hyphen as well.
    isWhole && part.length <= LINE_CHARS && isHyphenated(part)
      ? `<span class="whole">${escapeHtml(part)}</span>`
      : escapeHtml(part),
  );
  for (const node of [...parseDocument(pieces.join(wbr)).children]) {
    DomUtils.prepend(text, node);
  }
  DomUtils.removeElement(text);
}

const isHyphenated = (part: string) => part.includes('-') && !/\s/.test(part);

const isText = ({ type }: Node) => type === ElementType.Text;

function isWithin({ parent }: Node, names: readonly string[]): boolean {
  for (let at = parent; at; at = at.parent) {
    if (isIn(at, names)) return true;
  }
  return false;
}

const isIn = (parent: Node['parent'], names: readonly string[]) =>
  parent !== null && 'name' in parent && names.includes(parent.name);
