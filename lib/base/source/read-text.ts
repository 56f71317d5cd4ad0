import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findForbidden } from '@/lib/base/text';
import { ContentError } from './problem';

/**
 * Reads one text file of a content folder.
 *
 * @param root the content folder
 * @param name path of the file inside it
 * @throws ContentError when it is not UTF-8 or holds a character that no text may hold, in JSON also as an escape
 */
export function readText(root: string, name: string): string {
  const data = readFileSync(path.join(root, name));
  const text = data.toString('utf8').replace(/^\uFEFF/, '');
  const forbidden =
    findForbidden(text) ?? (name.endsWith('.json') && findEscaped(text));
  if (!forbidden) return text;
  const { index, what, cure } = forbidden;
  const place = { file: displayPath(root, name), ...placeAt(text, index) };
  // What is no UTF-8 becomes the sign for a lost character, which is found like any other.
  if (isUtf8(data)) throw new ContentError(place, what, cure);
  throw new ContentError(
    place,
    'is not UTF-8, so letters would be lost from here on.',
    'save the file as UTF-8 text, with its letters as they were.',
  );
}

/** Finds the first string of a JSON text that holds such a character behind an escape. */
function findEscaped(json: string): ReturnType<typeof findForbidden> {
  for (const { 0: literal, index } of json.matchAll(STRINGS)) {
    const found = findForbidden(String(JSON.parse(literal)));
    if (found) return { ...found, index };
  }
  return undefined;
}

/** Those that can be read; what is wrong with others is told where the data is read. */
const STRINGS = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*"/giu;

/** The name of a content file as errors and edit links show it: `content/docs/state/index.mdx`. */
export function displayPath(root: string, name: string): string {
  return path.posix.join(
    path.basename(root),
    name.split(path.sep).join(path.posix.sep),
  );
}

/** Line and column of an offset, from 1. */
export function placeAt(text: string, index: number) {
  const before = text.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
