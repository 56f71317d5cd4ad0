import type { ReactElement } from 'react';
import { compileMDX } from 'next-mdx-remote/rsc';
import type { MDXRemoteProps } from 'next-mdx-remote/rsc';
import rehypeSlug from 'rehype-slug';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import { VFileMessage } from 'vfile-message';
import { ContentError } from '@/lib/content/errors';
import type { Heading } from '@/lib/toc/build-toc';
import { rehypeCodeBlocks } from './plugins/rehype-code-blocks';
import type { FenceDrawing, FenceFooter } from './plugins/rehype-code-blocks';
import { rehypeFrames } from './plugins/rehype-frames';
import { rehypeHeadings } from './plugins/rehype-headings';
import { remarkAdmonitions } from './plugins/remark-admonitions';
import { remarkGuard } from './plugins/remark-guard';

export type MdxComponents = NonNullable<MDXRemoteProps['components']>;

/** What surrounds one page's MDX. */
export type CompileOptions = {
  /** File name for errors. */
  file: string;
  components: MdxComponents;
  drawings: Readonly<Record<string, FenceDrawing>>;
  footer: FenceFooter;
};

export type CompiledMdx = { element: ReactElement; headings: Heading[] };

/**
 * Compiles the MDX of one page.
 *
 * @param body MDX whose positions are those of the file
 * @returns the page's content as React elements, and its headings in order
 * @throws ContentError with file, line and cure for anything an author wrote wrong
 */
export async function compileMdx(
  body: string,
  options: CompileOptions,
): Promise<CompiledMdx> {
  const headings: Heading[] = [];
  const { file, components, drawings, footer } = options;
  try {
    const { content } = await compileMDX({
      source: body,
      components,
      options: {
        parseFrontmatter: false,
        // The pages are our own: without this, props that are not strings vanish without a word.
        blockJS: false,
        mdxOptions: {
          remarkPlugins: [
            remarkGfm,
            remarkDirective,
            [remarkAdmonitions, { file, source: body }],
            [remarkGuard, { file, components: Object.keys(components) }],
          ],
          rehypePlugins: [
            [rehypeCodeBlocks, { file, drawings, footer }],
            rehypeSlug,
            [rehypeHeadings, { headings }],
            rehypeFrames,
          ],
        },
      },
    });
    return { element: content, headings };
  } catch (error) {
    throw toContentError(error, file);
  }
}

/** Finds our own error, or the compiler's message with its place, inside whatever was thrown. */
function toContentError(error: unknown, file: string): Error {
  for (
    let cause: unknown = error;
    cause instanceof Error;
    cause = cause.cause
  ) {
    if (cause instanceof ContentError) return cause;
    if (cause instanceof VFileMessage) {
      return new ContentError(
        { file, line: cause.line, column: cause.column },
        `is not valid MDX: ${cause.reason}.`,
        cureFor(cause.reason),
      );
    }
  }
  const reason = error instanceof Error ? error.message : String(error);
  return new ContentError(
    { file, ...placeIn(reason) },
    `cannot be compiled: ${reason}`,
    cureFor(reason),
  );
}

function placeIn(reason: string): { line?: number; column?: number } {
  const match = /\((\d+):(\d+)(?:-\d+:\d+)?\)/.exec(reason);
  return match ? { line: Number(match[1]), column: Number(match[2]) } : {};
}

function cureFor(reason: string): string {
  if (/expression|acorn|\{|\}/i.test(reason)) {
    return 'in text, write code in backticks or escape a brace as \\{ ; inside {…} write one JavaScript expression.';
  }
  if (/closing tag|tag|</i.test(reason)) {
    return 'close every tag you open, keep <Component> tags on lines of their own with blank lines around Markdown, and write a plain < as \\< or in backticks.';
  }
  return 'compare the place with the syntax in /docs/contributing.';
}
