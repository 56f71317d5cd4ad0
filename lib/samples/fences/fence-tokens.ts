/** What is wrong with the words of a fence. */
export type FenceMetaProblem = {
  message: string;
  /** 0-based offset into the meta string. */
  offset: number;
};

/** One word after the language of a fence; marked lines have the key `{}`. */
export type FenceToken = {
  key: string;
  value: string | undefined;
  /** 0-based offset into the meta string. */
  offset: number;
};

const TOKEN =
  /\{([^}]*)\}|([^\s={"']+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"']*)))?/y;
/** Nobody could read a longer block; a larger range would only fill the memory. */
const MAX_LINES = 9999;
const LINE_RANGE = /^(\d+)(?:-(\d+))?$/;

/**
 * Takes the text after the language of a fence apart.
 *
 * @param text the meta text
 * @param problems gets what cannot be read
 */
export function readTokens(
  text: string,
  problems: FenceMetaProblem[],
): FenceToken[] {
  const tokens: FenceToken[] = [];
  let offset = 0;
  while (offset < text.length) {
    if (/\s/.test(text.charAt(offset))) {
      offset++;
      continue;
    }
    TOKEN.lastIndex = offset;
    const match = TOKEN.exec(text);
    if (!match) {
      problems.push({
        message: `Cannot read the fence meta from \`${text.slice(offset)}\`. Write keys as key="value"; a value may not contain its own quote.`,
        offset,
      });
      break;
    }
    const [, lines, key, double, single, bare] = match;
    tokens.push({
      key: key ?? '{}',
      value: lines ?? double ?? single ?? bare,
      offset,
    });
    offset = TOKEN.lastIndex;
  }
  return tokens;
}

/**
 * The lines that a token marks, such as `{1,3-5}`.
 *
 * @param problems gets what is no list of lines; none is marked then
 */
export function parseLines(
  token: FenceToken,
  problems: FenceMetaProblem[],
): number[] {
  const written = `\`{${token.value ?? ''}}\``;
  const refuse = (why: string) => {
    problems.push({
      message: `${written} ${why}. Write marked lines as {1,3-5}.`,
      offset: token.offset,
    });
    return [];
  };
  const lines: number[] = [];
  for (const part of (token.value ?? '').split(',')) {
    const match = LINE_RANGE.exec(part.trim());
    const from = Number(match?.[1] ?? 0);
    const to = Number(match?.[2] ?? from);
    if (from < 1 || to < from) return refuse('is not a list of lines');
    if (lines.length + to - from >= MAX_LINES) {
      return refuse(`marks more than ${MAX_LINES} lines`);
    }
    for (let line = from; line <= to; line++) lines.push(line);
  }
  return lines;
}
