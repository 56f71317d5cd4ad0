/** What is wrong with the words of a fence. */
export type FenceMetaProblem = {
  message: string;
  /** 0-based offset into the meta string. */
  offset: number;
};

/** One word after the language of a fence; marked lines have the key `{}`. */
export type FenceToken = {
  key: string;
  /** As written. */
  text: string;
  value: string | undefined;
  /** 0-based offset into the meta string. */
  offset: number;
};

const TOKEN =
  /\{([^}]*)\}|([^\s={"']+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"']*)))?/y;

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
    const [written, lines, key, double, single, bare] = match;
    tokens.push({
      key: key ?? '{}',
      text: written,
      value: lines ?? double ?? single ?? bare,
      offset,
    });
    offset = TOKEN.lastIndex;
  }
  return tokens;
}
