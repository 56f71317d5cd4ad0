import {
  transformerNotationDiff,
  transformerNotationErrorLevel,
  transformerNotationFocus,
  transformerNotationHighlight,
} from '@shikijs/transformers';
import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { createCssVariablesTheme, createHighlighterCore } from 'shiki/core';
import type {
  DecorationItem,
  HighlighterCore,
  ShikiTransformer,
  ThemedToken,
} from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { z } from 'zod';
import { cacheEntry } from '@/lib/base/files';
import { TOKEN_CLASSES } from '@/lib/samples/fences';
import { GRAMMARS } from './languages';

const VARIABLE_PREFIX = '--tk-';

const KIND_CLASSES: Readonly<Record<string, string>> = {
  ...TOKEN_CLASSES,
  'string-expression': TOKEN_CLASSES.string,
  link: TOKEN_CLASSES.constant,
};

/** One theme of named token kinds; light and dark are two sets of colours for them in the stylesheet. */
const theme = createCssVariablesTheme({
  name: 'tokens',
  variablePrefix: VARIABLE_PREFIX,
  fontStyle: false,
});

/** An entry is read by the code that wrote it, so its kind is enough. */
const elementSchema = z.custom<Element>(
  (data) => (data as Element | null)?.type === 'element',
);

let highlighter: Promise<HighlighterCore> | undefined;

function loadHighlighter(): Promise<HighlighterCore> {
  highlighter ??= createHighlighterCore({
    engine: createOnigurumaEngine(import('shiki/wasm')),
    themes: [theme],
    langs: [
      import('@shikijs/langs/angular-ts'),
      import('@shikijs/langs/angular-html'),
      import('@shikijs/langs/js'),
      import('@shikijs/langs/xml'),
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

/** A stretch of one line to be marked. */
export type CodeMark = {
  /** 1-based. */
  line: number;
  /** 1-based column of the first character. */
  column: number;
  /** Column after the last character; the line's end when it is beyond. */
  endColumn: number;
};

/** A remark that stands below a line and is not part of the code. */
export type CodeRemark = {
  /** 1-based. */
  line: number;
  text: string;
};

/** What a block shows besides its code. */
export type HighlightOptions = {
  language: string;
  /** 1-based lines to highlight. */
  highlightedLines?: readonly number[];
  /** Stretches that a tool points at; they may not overlap. */
  marks?: readonly CodeMark[];
  remarks?: readonly CodeRemark[];
};

/**
 * Highlights a sample as `<pre><code>` whose tokens carry classes, never inline styles,
 * as a content security policy without `unsafe-inline` requires.
 */
export async function highlight(
  code: string,
  options: HighlightOptions,
): Promise<Element> {
  const inputs = [code, JSON.stringify(options)];
  const { known, save } = cacheEntry('highlight', CODE, inputs, elementSchema);
  return known ?? save(await draw(code, options));
}

const CODE = [
  'lib/site/article/compile/highlighter.ts',
  'lib/site/article/compile/languages.ts',
  'lib/samples/fences/tokens/index.ts',
];

/** Loads what takes a second, so that the first block that is edited need not wait for it. */
export async function prepareHighlighter(): Promise<void> {
  await draw('class It {}', { language: 'ts' });
}

async function draw(code: string, options: HighlightOptions): Promise<Element> {
  const shiki = await loadHighlighter();
  const { marks = [] } = options;
  const grammar = {
    lang: GRAMMARS[options.language] ?? options.language,
    theme: theme.name ?? 'tokens',
    // By default a line that takes longer than half a second is given up, which on a busy machine is any line.
    tokenizeTimeLimit: 0,
  };
  const root: Root = shiki.codeToHast(code, {
    ...grammar,
    mergeWhitespaces: true,
    // Merging would undo the splits at the ends of marks.
    mergeSameStyleTokens: marks.length === 0,
    decorations: marks.map((mark) => decorationOf(mark, code.split('\n'))),
    transformers: [
      ...(code.includes(REMOVED)
        ? [eachSideAlone(code, (side) => shiki.codeToTokensBase(side, grammar))]
        : []),
      transformerNotationDiff(),
      transformerNotationFocus(),
      transformerNotationHighlight(),
      transformerNotationErrorLevel(),
      tokenClasses(options),
    ],
  });
  // A block is a single `<pre>`.
  return root.children[0] as Element;
}

const REMOVED = '[!code --]';
const ADDED = '[!code ++]';

/**
 * Reads a difference as two programs, the one before and the one after. In the mixture of both, a block that begins
 * in a removed and in an added line never ends, and what follows it is read as something else.
 */
function eachSideAlone(
  code: string,
  tokensOf: (side: string) => ThemedToken[][],
): ShikiTransformer {
  const lines = code.split('\n');
  const without = (mark: string) =>
    tokensOf(lines.filter((line) => !line.includes(mark)).join('\n'));
  return {
    name: 'each-side-alone',
    tokens() {
      const before = without(ADDED);
      const after = without(REMOVED);
      let start = 0;
      return lines.map((line) => {
        const old = line.includes(ADDED) ? undefined : before.shift();
        const now = line.includes(REMOVED) ? undefined : after.shift();
        let offset = start;
        start += line.length + 1;
        return (now ?? old ?? []).map((token) => {
          const moved = { ...token, offset };
          offset += token.content.length;
          return moved;
        });
      });
    },
  };
}

function decorationOf(
  { line, column, endColumn }: CodeMark,
  lines: readonly string[],
): DecorationItem {
  const end = lines[line - 1]?.length ?? 0;
  return {
    start: { line: line - 1, character: Math.min(column - 1, end) },
    end: { line: line - 1, character: Math.min(endColumn - 1, end) },
    tagName: 'mark',
    alwaysWrap: true,
  };
}

/** Below a line, on a line of its own, so that plain text stays readable, too. */
function insertRemarks(code: Element, remarks: readonly CodeRemark[]): void {
  const lines = code.children.filter(({ type }) => type === 'element');
  code.children = lines.flatMap((line, index) => [
    line,
    { type: 'text', value: '\n' },
    ...remarks
      .filter((remark) => remark.line === index + 1)
      .map((remark) => h('span.code-remark', `${remark.text}\n`)),
  ]);
}

/** Marks lines, replaces style attributes by classes, and drops the wrappers that a plain block does not need. */
function tokenClasses(options: HighlightOptions): ShikiTransformer {
  return {
    name: 'token-classes',
    span(node) {
      const style = String(node.properties['style'] ?? '');
      delete node.properties['style'];
      const [, kind = ''] = style.match(/--tk-token-([a-z-]+)/) ?? [];
      const kindClass = KIND_CLASSES[kind];
      if (kindClass) node.properties['class'] = kindClass;
    },
    line(node, line) {
      if (options.highlightedLines?.includes(line)) {
        this.addClassToHast(node, 'highlighted');
      }
      node.children = node.children.flatMap((child) =>
        child.type === 'element' && !child.properties['class']
          ? child.children
          : [child],
      );
    },
    pre(node) {
      unwrapLines(this.code, options);
      const className = String(node.properties['class'] ?? '')
        .split(' ')
        .filter((name) => name.startsWith('has-'))
        .join(' ');
      node.properties = className === '' ? {} : { className: [className] };
    },
  };
}

/** Lines stay elements only where something is said about them. */
function unwrapLines(code: Element, { remarks = [] }: HighlightOptions): void {
  const isPlain = (line: Element) => line.properties['class'] === 'line';
  const needsLines = code.children.some(
    (line) => line.type === 'element' && !isPlain(line),
  );
  if (remarks.length > 0) insertRemarks(code, remarks);
  if (needsLines) return;
  code.children = code.children.flatMap((child) =>
    child.type === 'element' && isPlain(child) ? child.children : [child],
  );
}
