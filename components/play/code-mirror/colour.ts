import { highlightCode } from '@lezer/highlight';
import { languageOf } from './languages';
import { colours } from './look';

/** A piece of a text with the class of its colour, empty where it has none. */
export type Piece = readonly [text: string, kind: string];

/** The colours that the editor will give to a file, for the page that is served. */
export function colour(name: string, text: string): Piece[] {
  const pieces: Piece[] = [];
  highlightCode(
    text,
    languageOf(name).parser.parse(text),
    colours,
    (piece, kind) => pieces.push([piece, kind]),
    () => pieces.push(['\n', '']),
  );
  return pieces;
}
