import {
  transformerNotationDiff,
  transformerNotationErrorLevel,
  transformerNotationFocus,
  transformerNotationHighlight,
} from '@shikijs/transformers';
import type { Element, Root } from 'hast';
import { createCssVariablesTheme, createHighlighterCore } from 'shiki/core';
import type { HighlighterCore, ShikiTransformer } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { grammarOf } from './languages';

const VARIABLE_PREFIX = '--tk-';

/** One theme of named token kinds; light and dark are two sets of colours for them in the stylesheet. */
const theme = createCssVariablesTheme({
  name: 'tokens',
  variablePrefix: VARIABLE_PREFIX,
  fontStyle: false,
});

let highlighter: Promise<HighlighterCore> | undefined;

function loadHighlighter(): Promise<HighlighterCore> {
  highlighter ??= createHighlighterCore({
    engine: createOnigurumaEngine(import('shiki/wasm')),
    themes: [theme],
    langs: [
      import('@shikijs/langs/angular-ts'),
      import('@shikijs/langs/angular-html'),
      import('@shikijs/langs/js'),
      import('@shikijs/langs/css'),
      import('@shikijs/langs/scss'),
      import('@shikijs/langs/json'),
      import('@shikijs/langs/yaml'),
      import('@shikijs/langs/bash'),
      import('@shikijs/langs/diff'),
      import('@shikijs/langs/nginx'),
      import('@shikijs/langs/md'),
      import('@shikijs/langs/mdx'),
    ],
  });
  return highlighter;
}

/** What a block shows besides its code. */
export type HighlightOptions = {
  language: string;
  /** 1-based lines to mark. */
  highlightedLines: readonly number[];
  showLineNumbers: boolean;
};

/**
 * Highlights a sample as `<pre><code>` whose tokens carry classes, never inline styles,
 * as a content security policy without `unsafe-inline` requires.
 */
export async function highlight(
  code: string,
  options: HighlightOptions,
): Promise<Element> {
  const shiki = await loadHighlighter();
  const root: Root = shiki.codeToHast(code, {
    lang: grammarOf(options.language),
    theme: theme.name ?? 'tokens',
    mergeWhitespaces: true,
    mergeSameStyleTokens: true,
    transformers: [
      transformerNotationDiff(),
      transformerNotationFocus(),
      transformerNotationHighlight(),
      transformerNotationErrorLevel(),
      markLines(options.highlightedLines),
      tokenClasses(options),
    ],
  });
  const pre = root.children[0];
  if (pre?.type !== 'element') {
    throw new Error('The highlighter returned no element for a code block.');
  }
  return pre;
}

function markLines(lines: readonly number[]): ShikiTransformer {
  return {
    name: 'mark-lines',
    line(node, line) {
      if (lines.includes(line)) this.addClassToHast(node, 'highlighted');
    },
  };
}

/** Replaces style attributes by classes and drops the wrappers that a plain block does not need. */
function tokenClasses(options: HighlightOptions): ShikiTransformer {
  return {
    name: 'token-classes',
    span(node) {
      const style = String(node.properties['style'] ?? '');
      delete node.properties['style'];
      const kind = style
        .match(/--tk-token-([a-z-]+)|--tk-(foreground)/)
        ?.slice(1)
        .find(Boolean);
      if (kind && kind !== 'foreground') {
        node.properties['class'] = `tk-${kind}`;
      }
    },
    line(node) {
      node.children = node.children.flatMap((child) =>
        child.type === 'element' && !child.properties['class']
          ? child.children
          : [child],
      );
    },
    pre(node) {
      const className = String(node.properties['class'] ?? '')
        .split(' ')
        .filter((name) => name.startsWith('has-'))
        .join(' ');
      node.properties = className === '' ? {} : { className: [className] };
    },
    code(node) {
      const needsLines =
        options.showLineNumbers ||
        node.children.some(
          (line) =>
            line.type === 'element' && line.properties['class'] !== 'line',
        );
      if (needsLines) return;
      node.children = node.children.flatMap((line) =>
        line.type === 'element' ? line.children : [line],
      );
    },
  };
}
