import { SaxesParser } from 'saxes';
import {
  ContentError,
  displayPath,
  placeAt,
  readText,
} from '@/lib/base/source';
import { escapeHtml, findForbidden } from '@/lib/base/text';
import { activeIn } from './svg-rule';

/** Words of a drawing: its accessible name, its description, and a caption where it has one. */
export const WORDS = ['title', 'desc', 'metadata'] as const;
type Word = (typeof WORDS)[number];

/** A line of text as written in a file; line and column count from 1. */
export type PlacedText = { text: string; line: number; column: number };

/** One SVG file. */
export type Drawing = {
  words: Readonly<Partial<Record<Word, string>>>;
  viewBox: string;
  /** What is drawn, as it is written in the file. */
  shapes: string;
  /** Words and labels, line by line. Labels in the font of code are left out. */
  texts: readonly PlacedText[];
};

export const NARROW = '.narrow.svg';
const WIDE_PX = 640;
export const NARROW_PX = 288;

/**
 * Reads one SVG file.
 *
 * @param root the content folder
 * @param file a path below it
 * @throws ContentError naming file, line and what to type
 */
export function readDrawing(root: string, file: string): Drawing {
  const place = displayPath(root, file);
  const drawing = parse(place, readText(root, file));
  const { viewBox, words } = drawing;
  const width = file.endsWith(NARROW) ? NARROW_PX : WIDE_PX;
  const fail = (what: string, cure: string): never => {
    throw new ContentError({ file: place, line: 1 }, what, cure);
  };
  if (!viewBox.startsWith(`0 0 ${width} `)) {
    fail(
      `has the viewBox "${viewBox}", but it has to be ${width} px wide, so that text is as large as in the others.`,
      `write viewBox="0 0 ${width} …", with the height of the drawing.`,
    );
  }
  if (!words.title || !words.desc) {
    fail(
      'has no <title> or no <desc>, so those who cannot see it learn nothing from it.',
      'write <title>What it is</title> and <desc>What it shows, in sentences.</desc> at its beginning.',
    );
  }
  return drawing;
}

function parse(file: string, source: string): Drawing {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const fail = (what: string, cure: string, line = parser.line): never => {
    throw new ContentError({ file, line }, what, cure);
  };
  const words: Partial<Record<Word, string>> = {};
  const texts: PlacedText[] = [];
  const open: { name: string; line: number }[] = [];
  let viewBox = '';
  let shapes = '';
  /** Where the text began that is being read. */
  let start: number | undefined;
  const tagStart = () => source.lastIndexOf('<', parser.position - 1);

  parser.on('error', ({ message }) => {
    // What is missing until the end began in the last element.
    const isAtEnd = parser.line === source.split('\n').length;
    fail(
      `is not well-formed XML: ${message}`,
      'close every element, and write &lt; for < and &amp; for &.',
      isAtEnd ? open.at(-1)?.line : parser.line,
    );
  });
  parser.on('opentag', (tag) => {
    const { name, attributes } = tag;
    const isStyled = name === 'style' || 'style' in attributes;
    const active = activeIn(tag) ?? (isStyled ? 'styles' : undefined);
    if (active !== undefined) {
      fail(
        `has ${active}, but a drawing is a part of its page: it neither runs nor loads anything, and pages apply no styles within them.`,
        'remove it; colours are attributes, such as fill="none".',
      );
    }
    const isLabel =
      name === 'text' && !attributes['class']?.split(' ').includes('code');
    start = isLabel || isWord(name) ? parser.position : undefined;
    if (open.length === 0) viewBox = attributes['viewBox'] ?? '';
    else if (!isWord(name)) {
      shapes += source.slice(tagStart(), parser.position);
    }
    open.push({ name, line: parser.line });
  });
  const add = (text: string): void => {
    const name = open.at(-1)?.name ?? '';
    const hidden = findForbidden(text);
    if (hidden) fail(hidden.what, hidden.cure);
    if (isWord(name)) {
      const all = `${words[name] ?? ''}${text}`;
      words[name] = all.trimStart().replace(/\s+/g, ' ');
    } else if (text.trim() !== '') shapes += escapeHtml(text);
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ name, isSelfClosing }) => {
    open.pop();
    if (start !== undefined) texts.push(...linesOf(source, start, tagStart()));
    start = undefined;
    if (isWord(name)) words[name] = (words[name] ?? '').trimEnd();
    else if (open.length > 0 && !isSelfClosing) shapes += `</${name}>`;
  });
  parser.write(source).close();
  return { words, viewBox, shapes, texts };
}

const isWord = (name: string): name is Word =>
  (WORDS as readonly string[]).includes(name);

function linesOf(source: string, start: number, end: number): PlacedText[] {
  const first = placeAt(source, start);
  return source
    .slice(start, end)
    .split('\n')
    .map((text, index) => ({
      text,
      line: first.line + index,
      column: index === 0 ? first.column : 1,
    }));
}
