import { SaxesParser } from 'saxes';
import { placeAt } from '@/lib/base/source';
import { isWord } from './svg-rules';

/** A line of text as written in a file; line and column count from 1. */
export type PlacedText = { text: string; line: number; column: number };

/**
 * What a drawing says: its title, description, caption and labels, line by line. Labels in the font of code are left out.
 *
 * @returns nothing for what is no XML
 */
export function wordsOfDrawing(source: string): PlacedText[] {
  const parser = new SaxesParser({ xmlns: false });
  const found: PlacedText[] = [];
  let start: number | undefined;
  let isBroken = false;
  parser.on('error', () => {
    isBroken = true;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const classes = attributes['class']?.split(' ') ?? [];
    const isText = name === 'text' && !classes.includes('code');
    start = isText || isWord(name) ? parser.position : undefined;
  });
  parser.on('closetag', () => {
    if (start === undefined) return;
    found.push(
      ...linesOf(source, start, source.lastIndexOf('<', parser.position - 1)),
    );
    start = undefined;
  });
  parser.write(source).close();
  return isBroken ? [] : found;
}

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
