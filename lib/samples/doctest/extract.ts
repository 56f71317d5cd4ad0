import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

import { ContentError, bodyOf, parseMdx } from '@/lib/base/source';
import type { Problem } from '@/lib/base/source';

import { findCutProblems, parseFenceMeta } from '@/lib/samples/fences';
import type { FenceMeta } from '@/lib/samples/fences';

/** One fenced block of a page. */
export type Fence = {
  lang: string;
  meta: FenceMeta;
  /** The meta as written, part of what the manifest hashes. */
  metaText: string;
  code: string;
  /** 1-based line of the opening fence in the page. */
  line: number;
  /** 1-based column of the opening fence in the page. */
  column: number;
  /** Columns each code line was moved left by the Markdown parser. */
  indents: number[];
};

type PageFences = { fences: Fence[]; problems: Problem[] };

/**
 * Reads every fenced block of a page, also those in lists, tabs and admonitions.
 *
 * @param file the page as it is named in reports (`content/docs/state.mdx`)
 * @param source the page's text
 * @returns the fences in page order, and what is wrong with the page, their
 *   meta or their cut markers; never throws
 */
export function extractFences(file: string, source: string): PageFences {
  const body = bodyOf(source);
  try {
    return readFences(file, body.split('\n'), parseMdx(body, file));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const { line = 1, column = 1, what, cure } = error;
    const message = `The page ${what} Its samples cannot be read until it is. How to fix it: ${cure}`;
    return { fences: [], problems: [{ file, line, column, message }] };
  }
}

function readFences(
  file: string,
  lines: readonly string[],
  tree: Root,
): PageFences {
  const fences: Fence[] = [];
  const problems: Problem[] = [];
  visit(tree, 'code', ({ value: code, position, ...node }) => {
    const { line = 0, column = 0 } = position?.start ?? {};
    const opener = lines[line - 1]?.trimEnd() ?? '';
    // Indented code has no fence and therefore no language to check by.
    if (!/[`~]{3}/.test(opener)) return;
    const [lang, metaText] = [node.lang ?? '', node.meta ?? ''];
    const { meta, problems: mistakes } = parseFenceMeta(lang, metaText);
    const indents = code.split('\n').map((text, index) => {
      const raw = lines[line + index] ?? '';
      return raw.endsWith(text) ? raw.length - text.length : 0;
    });
    fences.push({ lang, meta, metaText, code, line, column, indents });
    // The meta ends its line. One that the parser reads otherwise, as it holds an entity, is reported at its fence.
    const start = opener.endsWith(metaText)
      ? opener.length - metaText.length + 1
      : column;
    for (const { message, offset } of mistakes) {
      problems.push({ file, line, column: start + offset, message });
    }
    for (const { message, line: inCode } of findCutProblems(code)) {
      problems.push({ file, line: line + 1 + inCode, column, message });
    }
  });
  return { fences, problems };
}
