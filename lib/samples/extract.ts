import type { Code, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

import { findCutProblems } from './cut';
import { parseFenceMeta, type FenceMeta } from './fence-meta';
import type { SampleProblem } from './problem';

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

export type PageFences = {
  fences: Fence[];
  problems: SampleProblem[];
};

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/**
 * Reads every fenced block of a page, also those in lists, tabs and admonitions.
 *
 * @param file the page as it is named in reports (`content/docs/state.mdx`)
 * @param source the page's text
 * @returns the fences in page order, and what is wrong with the page, their
 *   meta or their cut markers; never throws
 */
export function extractFences(file: string, source: string): PageFences {
  const parsed = parsePage(file, source);
  if ('problem' in parsed) return { fences: [], problems: [parsed.problem] };

  const lines = source.split('\n');
  const fences: Fence[] = [];
  const problems: SampleProblem[] = [];
  visit(parsed.tree, 'code', (node: Code) => {
    const start = node.position?.start;
    const opener = lines[(start?.line ?? 0) - 1] ?? '';
    // Indented code has no fence and therefore no language to check by.
    if (!start || !/[`~]{3}/.test(opener)) return;

    const fence = toFence(node, start, lines);
    fences.push(fence.fence);
    const metaColumn =
      opener.indexOf(fence.fence.metaText, start.column + 2) + 1;
    for (const problem of fence.metaProblems) {
      problems.push({
        file,
        line: start.line,
        column: metaColumn + problem.offset,
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

function parsePage(
  file: string,
  source: string,
): { tree: Root } | { problem: SampleProblem } {
  try {
    return { tree: parser.parse(source) };
  } catch (error) {
    const { line, column } = placeOf(error);
    const reason = error instanceof Error ? error.message : String(error);
    return {
      problem: {
        file,
        line,
        column,
        message: `The page is not valid MDX, so its samples cannot be read: ${reason}. Put \`{\` and \`<\` of prose in backticks.`,
      },
    };
  }
}

function placeOf(error: unknown): { line: number; column: number } {
  if (typeof error === 'object' && error !== null) {
    const line = 'line' in error ? error.line : undefined;
    const column = 'column' in error ? error.column : undefined;
    if (typeof line === 'number' && typeof column === 'number') {
      return { line, column };
    }
  }
  return { line: 1, column: 1 };
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
