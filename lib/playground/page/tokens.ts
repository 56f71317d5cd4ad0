import type { TOKEN_CLASSES } from '@/lib/samples/fences';

type Kind = keyof typeof TOKEN_CLASSES;

/** A piece of a line, with the kind that decides its colour; plain text has none. */
export type Token = { text: string; kind: Kind | undefined };

const KEYWORDS = new Set(
  'abstract as async await break case catch class const continue declare default delete do else enum export extends finally for from function get if implements import in instanceof interface let new of override private protected public readonly return satisfies set static super switch this throw try type typeof var void while yield'.split(
    ' ',
  ),
);
const CONSTANTS = new Set(['true', 'false', 'null', 'undefined']);

const PIECE =
  /(?<comment>\/\/.*|\/\*[^]*?(?:\*\/|$))|(?<string>'(?:\\.|[^'\\\n])*'?|"(?:\\.|[^"\\\n])*"?|`(?:\\[^]|[^`\\])*`?)|(?<constant>\b\d[\w.]*)|(?<decorator>@[\w$]+)|(?<word>[\w$]+)/g;

/**
 * Colours TypeScript by its words alone, without parsing it; some words may get a wrong colour.
 *
 * @returns the pieces of each line
 */
export function tokenize(text: string): Token[][] {
  const lines: Token[][] = [[]];
  const add = (piece: string, kind: Kind | undefined): void => {
    piece.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({ text: part, kind });
    });
  };
  let end = 0;
  for (const match of text.matchAll(PIECE)) {
    add(text.slice(end, match.index), undefined);
    end = match.index + match[0].length;
    add(match[0], kindOf(match.groups ?? {}, text.charAt(end)));
  }
  add(text.slice(end), undefined);
  return lines;
}

function kindOf(
  groups: Readonly<Record<string, string | undefined>>,
  next: string,
): Kind | undefined {
  if (groups['comment'] !== undefined) return 'comment';
  if (groups['string'] !== undefined) return 'string';
  if (groups['constant'] !== undefined) return 'constant';
  if (groups['decorator'] !== undefined) return 'function';
  const word = groups['word'] ?? '';
  if (KEYWORDS.has(word)) return 'keyword';
  if (CONSTANTS.has(word)) return 'constant';
  return next === '(' ? 'function' : undefined;
}
