import type { Root } from 'mdast';
import { z } from 'zod';
import { ContentError } from './problem';
import { parseMarkdown } from './markdown';
import { cacheEntry } from '@/lib/base/files';

/** An entry is read by the code that wrote it, so its kind is enough. */
const treeSchema = z.custom<Root>(
  (data) => (data as Root | null)?.type === 'root',
);

/**
 * Several steps of a build, in several processes, read the same pages, and reading a tree from the disk costs a
 * thirtieth of parsing. In memory it stays as long as there is space.
 */
const trees = new Map<string, WeakRef<Root>>();

/**
 * Parses the MDX of one page without compiling it.
 *
 * @param body MDX whose positions are those of the file
 * @returns the tree, which others read as well: it must not be changed
 * @throws ContentError with file, line, column and cure when it is not valid MDX
 */
export function parseMdx(body: string, file: string): Root {
  const tree = trees.get(body)?.deref() ?? parseCached(body, file);
  trees.set(body, new WeakRef(tree));
  return tree;
}

const CODE = ['lib/base/source/parse.ts', 'lib/base/source/markdown.ts'];

function parseCached(body: string, file: string): Root {
  const { known, save } = cacheEntry('trees', CODE, [body], treeSchema);
  if (known) return known;
  assertShallow(body, file);
  try {
    return save(parseMarkdown(body));
  } catch (error) {
    throw syntaxError(error, file, body);
  }
}

/** Far deeper than anybody writes; the parser's time grows with the square of the depth and more. */
const MAX_DEPTH = 100;
const OPENING_BLOCK = /^[ \t]*:{3,}\w/;
const CLOSING_BLOCK = /^[ \t]*:{3,}[ \t]*$/;
/** The beginning of a line that stands in that many quotes and lists. */
const NESTED_LINE = new RegExp(
  String.raw`^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))){${MAX_DEPTH + 1}}`,
);

/** @throws ContentError for blocks, quotes or lists that stand in each other too deep to be read in time */
function assertShallow(body: string, file: string): void {
  let depth = 0;
  for (const [index, line] of body.split('\n').entries()) {
    if (OPENING_BLOCK.test(line)) depth += 1;
    else if (CLOSING_BLOCK.test(line)) depth = Math.max(0, depth - 1);
    if (depth <= MAX_DEPTH && !NESTED_LINE.test(line)) continue;
    throw new ContentError(
      { file, line: index + 1 },
      `holds blocks, quotes or lists more than ${MAX_DEPTH} deep, which would take minutes to read.`,
      'close each block by a line of three colons, and begin a line with fewer ">" or "-".',
    );
  }
}

/**
 * Reports a syntax error of the parser like any other mistake of an author.
 *
 * @param body MDX of the page, where what is typed decides what to type
 */
export function syntaxError(
  error: unknown,
  file: string,
  body = '',
): ContentError {
  const message = error instanceof Error ? error.message : String(error);
  const [first = message] = message
    .split('\n')
    .filter((text) => text.trim() !== '' && !text.startsWith('[next-mdx'));
  const reason = first.trim().replace(/ \(note that .*\)$/, '');
  const place = placeIn(error);
  const line = body.split('\n')[(place.line ?? 0) - 1] ?? '';
  const address = addressAt(line, place);
  const [id] = (/^\s*#/.test(line) && /\{\s*#[^}]*\}/.exec(line)) || [];
  const cure = id
    ? `delete ${id}: ids are made of the words of their heading.`
    : cureFor(reason, line);
  return new ContentError(
    { file, ...place },
    `is not valid MDX: ${reason}`,
    address === undefined
      ? cure
      : `write [text](${address}): addresses between < and > are no links here.`,
  );
}

/** The target of `<https://example.com>` or `<a@b.example>`, if that is what the parser has met. */
function addressAt(line: string, { column }: Place): string | undefined {
  for (const { index, 1: written = '' } of line.matchAll(/<([^<>\s]+)>/g)) {
    const isHere = column === undefined || index < column;
    if (!isHere || index + written.length + 2 < (column ?? 0)) continue;
    if (/^[a-z][a-z\d+.-]*:\S/i.test(written)) return written;
    if (/^[^@]+@[^@]+$/.test(written)) return `mailto:${written}`;
    if (/^www\./i.test(written)) return `https://${written}`;
  }
  return undefined;
}

type Place = { line: number | undefined; column: number | undefined };

/** The place as the parser reports it, or as a message writes it: `(12:3-12:9)`. */
function placeIn(error: unknown): Place {
  const { line, column, place } = (error ?? {}) as {
    line?: number;
    column?: number;
    place?: { start?: Place } & Partial<Place>;
  };
  const start = place?.start ?? place;
  // A tag that is never closed is reported at the end of the file; the place where it opens helps more.
  const written = /^Expected a closing tag.*\((\d+):(\d+)(?:-\d+:\d+)?\)/.exec(
    error instanceof Error ? error.message : '',
  );
  if (written) return { line: Number(written[1]), column: Number(written[2]) };
  return { line: line ?? start?.line, column: column ?? start?.column };
}

function cureFor(reason: string, line: string): string {
  if (/import|export|ESM/i.test(reason)) {
    return 'remove the import or export line: components are available by name; a sentence that begins with one of the two words needs another first word.';
  }
  if (/comment|<!|`!`/.test(reason)) {
    return 'write comments as {/* … */}; MDX has no HTML comments.';
  }
  if (/attribute/i.test(reason)) {
    return 'write attributes as name="value", and a plain < in backticks.';
  }
  if (/`<(?:br|hr|img|wbr)>`/.test(reason)) {
    return 'write no HTML: a new paragraph or a list for lines of their own, --- for a rule, and <Image src="/images/name.svg" alt="What it shows" /> for an image.';
  }
  if (/closing tag|closing slash/i.test(reason)) {
    return 'close every tag you open, put the tags of <Component> on lines of their own, with an empty line before and after the Markdown between them, and write a plain < in backticks.';
  }
  if (/\{(?:%|\{[<%#/])/.test(line)) {
    return 'write a callout as :::note, the text and ::: on lines of their own, and anything else as one of the components in /docs/contributing/writing-pages: tags in braces are read by other tools.';
  }
  if (/expression|acorn|\{|\}/i.test(reason)) {
    return 'in text, write code in backticks or escape a brace as \\{ ; inside {…} write one JavaScript expression.';
  }
  return 'write a plain < in backticks or as \\<, and close every tag.';
}
