import type { Code, Root } from 'mdast';
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

type PageFences = {
  fences: Fence[];
  problems: Problem[];
};

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
  const parsed = parsePage(file, body);
  if ('problem' in parsed) return { fences: [], problems: [parsed.problem] };

  const lines = body.split('\n');
  const fences: Fence[] = [];
  const problems: Problem[] = [];
  visit(parsed.tree, 'code', (node: Code) => {
    const start = node.position?.start;
    const opener = lines[(start?.line ?? 0) - 1] ?? '';
    // Indented code has no fence and therefore no language to check by.
    if (!start || !/[`~]{3}/.test(opener)) return;

    const fence = toFence(node, start, lines);
    fences.push(fence.fence);
    for (const problem of fence.metaProblems) {
      problems.push({
        file,
        line: start.line,
        column: metaColumn(opener, fence.fence) + problem.offset,
        message: problem.message,
      });
    }
    for (const problem of findCutProblems(fence.fence.code)) {
      problems.push({
        file,
        line: start.line + 1 + problem.line,
        column: start.column,
        message: problem.message,
      });
    }
  });
  return { fences, problems };
}

/** The meta ends its line. One that the parser reads otherwise, as it holds an entity, is reported at its fence. */
function metaColumn(opener: string, { metaText, column }: Fence): number {
  const text = opener.trimEnd();
  return text.endsWith(metaText) ? text.length - metaText.length + 1 : column;
}

function parsePage(
  file: string,
  body: string,
): { tree: Root } | { problem: Problem } {
  try {
    return { tree: parseMdx(body, file) };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const { line = 1, column = 1, what, cure } = error;
    const message = `The page ${what} Its samples cannot be read until it is. How to fix it: ${cure}`;
    return { problem: { file, line, column, message } };
  }
}

function toFence(
  node: Code,
  start: { line: number; column: number },
  lines: readonly string[],
) {
  const lang = node.lang ?? '';
  const metaText = node.meta ?? '';
  const { meta, problems } = parseFenceMeta(lang, metaText);
  const indents = node.value.split('\n').map((text, index) => {
    const raw = lines[start.line + index] ?? '';
    return raw.endsWith(text) ? raw.length - text.length : 0;
  });
  const fence: Fence = {
    lang,
    meta,
    metaText,
    code: node.value,
    line: start.line,
    column: start.column,
    indents,
  };
  return { fence, metaProblems: problems };
}
