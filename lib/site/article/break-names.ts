import { DomUtils, ElementType, parseDocument } from 'htmlparser2';

type Code = ReturnType<typeof DomUtils.getElementsByTagName>[number];
type Node = Code['children'][number];
type Text = Extract<Node, { type: ElementType.ElementType.Text }>;

/** A name that is shorter fits into every column. */
const SHORT_CHARS = 12;

/** A part that is longer does not fit onto a line of the narrowest screen. */
const LINE_CHARS = 28;

/** Before a capital within a name, and behind what separates names or opens a call. */
const WORD_PARTS = /(?<=[a-z\d])(?=[A-Z])|(?<=[/.:_(])(?=.)/;

/**
 * Lets names of code break where a word of them ends, `RxVirtualView` `Repeater`, and a path only behind a slash, so
 * that a narrow column breaks no syllable. What is copied or read aloud stays the name.
 *
 * @param html content of a page
 */
export function breakNames(html: string): string {
  const root = parseDocument(html);
  for (const code of DomUtils.getElementsByTagName('code', root)) {
    if (isWithin(code, ['pre'])) continue;
    const inCell = isWithin(code, ['td', 'th']);
    for (const child of [...code.children]) {
      if (child.type === ElementType.Text) {
        replace(child, partsOf(child.data, inCell), !inCell);
      }
    }
  }
  return DomUtils.getOuterHTML(root, { encodeEntities: 'utf8' });
}

function partsOf(name: string, inCell: boolean): string[] {
  if (name.length <= SHORT_CHARS) return [name];
  if (inCell) return name.split(WORD_PARTS);
  return name.includes(' ') ? [name] : name.split(/(?<=\/)(?=.)/);
}

/** @param isWhole whether a part with hyphens stays on one line */
function replace(text: Text, parts: readonly string[], isWhole: boolean): void {
  if (parts.length === 1) return;
  for (const [index, part] of parts.entries()) {
    const piece = text.cloneNode();
    piece.data = part;
    if (index > 0) prepend(text, '<wbr>');
    // A browser would break it behind the hyphen as well.
    if (isWhole && part.length <= LINE_CHARS && part.includes('-'))
      prepend(text, '<span class="whole"></span>', piece);
    else DomUtils.prepend(text, piece);
  }
  DomUtils.removeElement(text);
}

/** Puts an element before a text, and a text into it. */
function prepend(text: Text, html: string, content?: Text): void {
  const [element] = DomUtils.getElementsByTagName('*', parseDocument(html));
  if (!element) return;
  if (content) DomUtils.appendChild(element, content);
  DomUtils.prepend(text, element);
}

function isWithin({ parent }: Node, names: readonly string[]): boolean {
  for (let at = parent; at; at = at.parent) {
    if ('name' in at && names.includes(at.name)) return true;
  }
  return false;
}
