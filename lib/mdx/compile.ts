import type { ReactElement } from 'react';
import { compileMDX } from 'next-mdx-remote/rsc';
import type { MDXRemoteProps } from 'next-mdx-remote/rsc';
import rehypeSlug from 'rehype-slug';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
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
  // The compiler wraps what plugins throw into an error of its own, which has only the text.
  let mistake: ContentError | undefined;
  const watched = <Options>(
    plugin: (options: Options) => Transform,
    pluginOptions: Options,
  ): (() => Transform) => {
    const transform = plugin(pluginOptions);
    return () => async (tree) => {
      try {
        await transform(tree);
      } catch (error) {
        if (error instanceof ContentError) mistake = error;
        throw error;
      }
    };
  };
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
            watched(remarkAdmonitions, { file, source: body }),
            watched(remarkGuard, { file, components: Object.keys(components) }),
          ],
          rehypePlugins: [
            watched(rehypeCodeBlocks, { file, drawings, footer }),
            rehypeSlug,
            rehypeFrames,
            [rehypeHeadings, { headings }],
          ],
        },
      },
    });
    return { element: content, headings };
  } catch (error) {
    throw mistake ?? toContentError(error, file);
  }
}

// Each plugin of ours is written for its own kind of tree, which the compiler guarantees.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Transform = (tree: any) => void | Promise<void>;

/** Takes the reason and the place out of the compiler's report. */
function toContentError(error: unknown, file: string): ContentError {
  const report = error instanceof Error ? error.message : String(error);
  const reason =
    report
      .split('\n')
      .find((line) => line.trim() !== '' && !line.startsWith('[next-mdx')) ??
    report;
  return new ContentError(
    { file, ...placeIn(report) },
    `is not valid MDX: ${reason.trim()}`,
    cureFor(reason),
  );
}

/** The place as MDX writes it, `(12:3-12:9)`, or as the frame around the code marks it, `> 12 | …`. */
function placeIn(report: string): { line?: number; column?: number } {
  const written = /\((\d+):(\d+)(?:-\d+:\d+)?\)/.exec(report);
  if (written) return { line: Number(written[1]), column: Number(written[2]) };
  const framed = /^\s*>\s*(\d+) \|/m.exec(report);
  return framed ? { line: Number(framed[1]) } : {};
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
