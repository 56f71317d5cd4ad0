import type { Root } from 'mdast';
import type { ReactElement } from 'react';
import { compileMDX } from 'next-mdx-remote/rsc';
import type { MDXRemoteProps } from 'next-mdx-remote/rsc';
import rehypeSlug from 'rehype-slug';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';
import {
  ContentError,
  findLostNotation,
  parseMdx,
  syntaxError,
} from '@/lib/base/source';
import type { Heading } from '@/lib/site/nav';
import { remarkChoices } from '@/lib/site/choices';
import { findComponentMistakes, isComponent } from './component-mistakes';
import type { ComponentRules } from './component-mistakes';
import { rehypeCodeBlocks } from './plugins/rehype-code-blocks';
import type { FenceDrawing, FenceVerdict } from './plugins/rehype-code-blocks';
import { rehypeFrames } from './plugins/rehype-frames';
import { rehypeHeadings } from './plugins/rehype-headings';
import { remarkAdmonitions } from './plugins/remark-admonitions';

export type MdxComponents = NonNullable<MDXRemoteProps['components']>;

/** What surrounds one page's MDX. */
type CompileOptions = {
  /** File name for errors. */
  file: string;
  components: MdxComponents;
  /** What authors may write on each of them. */
  rules: ComponentRules;
  drawings: Readonly<Record<string, FenceDrawing>>;
  verdict: FenceVerdict;
  /** Where a target leads that the author has written. */
  resolveLink?: (href: string) => string;
  /** The address at which the playground opens a block, by its number on the page. */
  playHref?: (index: number) => string;
};

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
): Promise<{ element: ReactElement; headings: Heading[] }> {
  const headings: Heading[] = [];
  const { file, components, drawings, verdict } = options;
  const tree = parseMdx(body, file);
  refuseMistakes(tree, body, options);
  const { watched, mistake } = watchPlugins();
  try {
    const { content } = await compileMDX({
      source: body,
      components: withPlaces(components, file),
      options: {
        parseFrontmatter: false,
        // Every expression was refused before; what might be missed is dropped and never run.
        blockJS: true,
        mdxOptions: {
          remarkPlugins: [
            [remarkKeptTree, tree],
            watched(remarkAdmonitions, { file, source: body }),
            watched(remarkChoices, { file }),
            remarkPlaces,
          ],
          remarkRehypeOptions: {
            footnoteLabelProperties: { className: ['visually-hidden'] },
          },
          rehypePlugins: [
            watched(rehypeCodeBlocks, {
              file,
              drawings,
              verdict,
              playHref: options.playHref ?? String,
            }),
            rehypeSlug,
            [rehypeFrames, { resolve: options.resolveLink }],
            [rehypeHeadings, { headings }],
          ],
        },
      },
    });
    return { element: content, headings };
  } catch (error) {
    throw mistake() ?? syntaxError(error, file);
  }
}

/**
 * Stops at what pages cannot have, and what the compiler would drop without a word or fail on without a place.
 *
 * @throws ContentError for the first mistake
 */
function refuseMistakes(
  tree: Root,
  body: string,
  { file, rules }: CompileOptions,
): void {
  const [mistake] = [
    ...findComponentMistakes(tree, rules),
    ...findLostNotation(tree, body),
  ];
  if (!mistake) return;
  const { what, cure, ...place } = mistake;
  throw new ContentError({ file, ...place }, what, cure);
}

/** The compiler wraps what plugins throw into an error of its own, which has only the text: keeps what was thrown. */
function watchPlugins() {
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
  return { watched, mistake: () => mistake };
}

/** Other steps of a build read the same tree; the compiler, which changes it, gets a copy. */
function remarkKeptTree(this: Processor, tree: Root): void {
  this.parser = () => structuredClone(tree);
}

// Each plugin of ours is written for its own kind of tree, which the compiler guarantees.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Transform = (tree: any) => void | Promise<void>;

/** Reports an error that was thrown while a page's elements were rendered. */
export function renderError(error: unknown, file: string): ContentError {
  if (error instanceof ContentError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new ContentError(
    { file },
    `cannot be rendered: ${reason}.`,
    'undo what was written last; /docs/contributing/writing-pages shows all that a page may hold.',
  );
}

/** Prop by which a component's place in the page travels to its rendering. */
const PLACE_PROP = 'source-place';

/** Notes on each component where it stands, so that an error of its rendering can say so. */
function remarkPlaces() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (!isComponent(node)) return;
      const { line, column } = node.position?.start ?? { line: 1, column: 1 };
      node.attributes.push({
        type: 'mdxJsxAttribute',
        name: PLACE_PROP,
        value: `${line}:${column}`,
      });
    });
  };
}

/** The same components, whose errors name file, line and column. */
function withPlaces(components: MdxComponents, file: string): MdxComponents {
  return Object.fromEntries(
    Object.entries(components).map(([name, component]) => [
      name,
      ({ [PLACE_PROP]: place, ...props }: Record<string, unknown>) => {
        try {
          return (component as (props: object) => ReactElement)(props);
        } catch (error) {
          if (error instanceof ContentError) throw error;
          const [line, column] = String(place).split(':').map(Number);
          throw new ContentError(
            { file, line, column },
            error instanceof Error ? error.message : String(error),
            `change the props of <${name}>; /docs/contributing/writing-pages shows how each component is used.`,
          );
        }
      },
    ]),
  );
}
