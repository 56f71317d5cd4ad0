import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { ContentError } from '@/lib/base/source';
import { highlight } from '../highlighter';
import type { CodeMark, CodeRemark } from '../highlighter';
import { LANGUAGE_LABELS } from '../languages';
import { readFenceHead } from '../read-fence';
import { stripCuts } from '@/lib/samples/fences';
import type { FenceMeta, ShownValue } from '@/lib/samples/fences';

/** A fence as the page shows it. */
export type ShownFence = {
  /** 0-based number of the fence on the page, all languages counted. */
  index: number;
  /** Line of the opening fence in the content file. */
  line: number;
  language: string;
  meta: FenceMeta;
  /** The meta as written. */
  metaText: string;
  /** Source with cut lines included. */
  source: string;
};

/** What a checker found out about a block, ready to be drawn. */
export type Verdict = {
  /** Stands below the block. */
  note: Element;
  /** Stands in the head of the block instead, where the page has spelled out one before; nothing for a long note. */
  brief?: Element | undefined;
  marks?: readonly CodeMark[];
  remarks?: readonly CodeRemark[];
  /** Whether the block has symbols that are explained on request. */
  hasHovers?: boolean;
  /** The values that the sample gave, in order, when readers can go through them. */
  values?: readonly ShownValue[] | undefined;
  /** What lets readers run the sample. */
  demo?: Element | undefined;
  /** Whether the playground opens the block. */
  isPlayable?: boolean;
};

/** The checker's verdict on a block; undefined when there is none. */
export type FenceVerdict = (fence: ShownFence) => Verdict | undefined;

/** Draws a fence that is not code, such as a marble diagram; undefined leaves it to the highlighter. */
export type FenceDrawing = (fence: ShownFence) => Element | undefined;

/** Blocks of more lines than this fold when the author asks for it; the first ones stay in sight. */
const COLLAPSED_LINES = 12;

/** Characters of a line that fit into the column of text. */
const COLUMN_CHARS = 84;

/**
 * Turns fences into code blocks: title bar, language, highlighted lines, verdict.
 *
 * @throws ContentError for a fence without language or with a language without a grammar
 */
export function rehypeCodeBlocks(options: {
  file: string;
  drawings: Readonly<Record<string, FenceDrawing>>;
  verdict: FenceVerdict;
  /** The address at which the playground opens a block, by its number on the page. */
  playHref: (index: number) => string;
}) {
  return async (tree: Root) => {
    const found: { pre: Element; code: Element }[] = [];
    visit(tree, 'element', (pre) => {
      const [code] = pre.tagName === 'pre' ? pre.children : [];
      if (code?.type !== 'element' || code.tagName !== 'code') return undefined;
      found.push({ pre, code });
      return SKIP;
    });
    let isSpelledOut = false;
    for (const [index, { pre, code }] of found.entries()) {
      const fence = readFence(code, pre, index, options);
      const drawn = options.drawings[fence.language]?.(fence);
      if (drawn) {
        Object.assign(pre, drawn);
        continue;
      }
      const verdict = options.verdict(fence);
      const href = verdict?.isPlayable ? options.playHref(index) : undefined;
      const block = await codeBlock(fence, verdict, isSpelledOut, href);
      refuseUnusedMarkers(block, fence, options.file);
      Object.assign(pre, block);
      isSpelledOut ||= verdict?.brief !== undefined;
    }
  };
}

/** Languages whose blocks show what authors write. */
const SOURCES = ['md', 'mdx'];

/** A marker that the highlighter did not find at the end of a comment would be shown to readers, and copied. */
function refuseUnusedMarkers(
  block: Element,
  { language, line, source }: ShownFence,
  file: string,
): void {
  if (SOURCES.includes(language)) return;
  const shown = toString(block)
    .split('\n')
    .find((one) => one.includes('[!code '));
  if (shown === undefined) return;
  const index = source.split('\n').indexOf(shown);
  throw new ContentError(
    { file, line: line + 1 + Math.max(index, 0) },
    'has a marker `[!code …]` that readers would see as text, because it is not in a comment of its language.',
    'write it as the last comment of the line: `// [!code ++]` in TypeScript, `<!-- [!code ++] -->` in a template, `/* [!code ++] */` in styles; `++`, `--`, `focus` and `highlight` are known.',
  );
}

function readFence(
  code: Element,
  pre: Element,
  index: number,
  options: { file: string; drawings: Readonly<Record<string, FenceDrawing>> },
): ShownFence {
  const line = pre.position?.start.line ?? 1;
  const [language = ''] = [code.properties['className'] ?? []]
    .flat()
    .flatMap((name) => /^language-(.*)/.exec(String(name))?.[1] ?? []);
  const metaText = code.data?.meta ?? '';
  const drawn = Object.keys(options.drawings);
  const { meta, mistakes } = readFenceHead(language, metaText, drawn);
  const [mistake] = mistakes;
  if (mistake) {
    const { what, cure } = mistake;
    throw new ContentError({ file: options.file, line }, what, cure);
  }
  return { index, line, language, meta, metaText, source: toString(code) };
}

async function codeBlock(
  fence: ShownFence,
  verdict: Verdict | undefined,
  isBrief: boolean,
  playHref: string | undefined,
): Promise<Element> {
  const { meta, language } = fence;
  const code = stripCuts(fence.source);
  const lines = code.split('\n');
  const folds = meta.collapse && lines.length > COLLAPSED_LINES;
  const isWide = lines.some(({ length }) => length > COLUMN_CHARS);
  const label = LANGUAGE_LABELS[language] ?? language;
  const pre = await highlight(code, {
    language,
    highlightedLines: meta['{}'],
    ...(verdict && { marks: verdict.marks, remarks: verdict.remarks }),
  });
  const ariaLabel = meta.title ? `${label}: ${meta.title}` : `${label} sample`;
  Object.assign(pre.properties, { tabIndex: 0, role: 'group', ariaLabel });
  const { demo, hasHovers, note, values } = verdict ?? {};
  // As `components/code` reads them.
  const shown = values?.map(({ comment, text }) => [comment, text]);
  const brief = isBrief ? verdict?.brief : undefined;
  return h(
    'figure',
    {
      className: [
        'code',
        ...(folds ? ['code-folding'] : []),
        ...(isWide ? ['code-wide'] : []),
        ...(demo ? ['code-live'] : []),
      ],
      id: meta.proof,
      dataFence: hasHovers ? String(fence.index) : undefined,
      dataValues: shown && JSON.stringify(shown),
    },
    [
      captionOf(meta.title, label),
      brief,
      buttonsOf(playHref, shown !== undefined),
      pre,
      shown && h('div.code-steps-place'),
      folds ? UNFOLD : undefined,
      brief ? undefined : note,
      demo,
    ],
  );
}

function captionOf(title: string | undefined, label: string): Element {
  const language = h('span.code-language', label);
  return h(
    'figcaption',
    title ? [h('span.code-title', title), language] : language,
  );
}

function button(name: string, kind: string, label: string, hidden = false) {
  const className = ['code-button', kind];
  const properties = { type: 'button', className, ariaLabel: name, hidden };
  return h('button', properties, label);
}

const UNFOLD = button(
  'Show all lines of the sample',
  'code-unfold',
  'Show all lines',
);

/** Beside the caption: in it, they would be part of the block's name. */
function buttonsOf(playHref: string | undefined, hasValues: boolean): Element {
  const ariaLabel = 'Edit in the playground';
  return h('div.code-buttons', [
    playHref === undefined
      ? undefined
      : h('a.code-button', { href: playHref, ariaLabel }, 'Edit'),
    // Drawn with the article, as what it opens is.
    hasValues ? h('fence-steps') : undefined,
    // Shown where it does something.
    button('Toggle word wrap', 'code-wrap', 'Wrap', true),
    button('Copy code to clipboard', 'code-copy', 'Copy'),
  ]);
}
