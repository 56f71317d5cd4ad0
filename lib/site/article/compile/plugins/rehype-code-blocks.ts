import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { ContentError } from '@/lib/base/source';
import { highlight } from '../highlighter';
import type { CodeMark, CodeRemark } from '../highlighter';
import {
  LANGUAGE_LABELS,
  parseFenceMeta,
  stripCuts,
} from '@/lib/samples/fences';
import type { FenceMeta, ShownValue } from '@/lib/samples/fences';
import { didYouMean } from '@/lib/base/text';

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
  brief: Element | undefined;
  marks: readonly CodeMark[];
  remarks: readonly CodeRemark[];
  /** Whether the block has symbols that are explained on request. */
  hasHovers: boolean;
  /** The values that the sample gave, in order, when readers can go through them. */
  values: readonly ShownValue[];
  /** What lets readers run the sample. */
  demo: Element | undefined;
  /** Whether the playground opens the block. */
  isPlayable: boolean;
};

/** The checker's verdict on a block; undefined when there is none. */
export type FenceVerdict = (fence: ShownFence) => Verdict | undefined;

/** Draws a fence that is not code, such as a marble diagram; undefined leaves it to the highlighter. */
export type FenceDrawing = (fence: ShownFence) => Element | undefined;

/** Blocks of more lines than this fold when the author asks for it; the first ones stay in sight. */
const COLLAPSED_LINES = 12;

/**
 * Turns fences into code blocks: title bar, language, highlighted lines, verdict.
 *
 * @throws ContentError for a fence without language or with a language without a grammar
 */
export function rehypeCodeBlocks(options: {
  file: string;
  drawings: Readonly<Record<string, FenceDrawing>>;
  verdict: FenceVerdict;
  /** Whether each block carries its number, so that what is found later can be shown below it. */
  isNumbered: boolean;
}) {
  return async (tree: Root) => {
    const found: { pre: Element; code: Element }[] = [];
    visit(tree, 'element', (node) => {
      const code = node.children[0];
      if (
        node.tagName === 'pre' &&
        code?.type === 'element' &&
        code.tagName === 'code'
      ) {
        found.push({ pre: node, code });
        return SKIP;
      }
      return undefined;
    });
    let isSpelledOut = false;
    for (const [index, { pre, code }] of found.entries()) {
      const fence = readFence(code, pre, index, options);
      const drawn = options.drawings[fence.language]?.(fence);
      const verdict = drawn ? undefined : options.verdict(fence);
      Object.assign(
        pre,
        drawn ??
          (await codeBlock(
            fence,
            verdict,
            isSpelledOut,
            options.isNumbered ? { 'data-block': String(fence.index) } : {},
          )),
      );
      isSpelledOut ||= verdict?.brief !== undefined;
    }
  };
}

function readFence(
  code: Element,
  pre: Element,
  index: number,
  options: { file: string; drawings: Readonly<Record<string, FenceDrawing>> },
): ShownFence {
  const line = pre.position?.start.line ?? 1;
  const place = { file: options.file, line };
  const known = [
    ...Object.keys(LANGUAGE_LABELS),
    ...Object.keys(options.drawings),
  ];
  const classNames = code.properties['className'];
  const language = (Array.isArray(classNames) ? classNames : [])
    .map(String)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
  if (!language) {
    throw new ContentError(
      place,
      'has a code fence without a language, so it can be neither checked nor highlighted.',
      'write the language after the three backticks, for example ```ts or ```text.',
    );
  }
  if (!known.includes(language)) {
    throw new ContentError(
      place,
      `has a code fence in the unknown language "${language}".`,
      `${didYouMean(language, known)} Known languages: ${known.join(', ')}.`.trim(),
    );
  }
  const metaText = code.data?.meta ?? '';
  const { meta, problems } = parseFenceMeta(language, metaText);
  const problem = problems[0];
  if (problem) {
    throw new ContentError(
      place,
      `has a code fence whose settings cannot be read: ${problem.message}`,
      'see /docs/contributing/writing-samples for every setting with an example.',
    );
  }
  return { index, line, language, meta, metaText, source: toString(code) };
}

/** The code of a fence, highlighted, with what a checker has to say about its lines. */
export function highlightFence(
  { language, meta, source }: Pick<ShownFence, 'language' | 'meta' | 'source'>,
  verdict?: Pick<Verdict, 'marks' | 'remarks'>,
): Promise<Element> {
  return highlight(stripCuts(source), {
    language,
    highlightedLines: meta.highlightedLines,
    marks: verdict?.marks ?? [],
    remarks: verdict?.remarks ?? [],
  });
}

async function codeBlock(
  fence: ShownFence,
  verdict: Verdict | undefined,
  isBrief: boolean,
  numbering: Element['properties'],
): Promise<Element> {
  const { meta, language } = fence;
  const shown = stripCuts(fence.source);
  const label = LANGUAGE_LABELS[language] ?? language;
  const pre = await highlightFence(fence, verdict);
  pre.properties = {
    ...pre.properties,
    tabIndex: 0,
    role: 'group',
    'aria-label': meta.title ? `${label}: ${meta.title}` : `${label} sample`,
  };
  const brief = isBrief ? verdict?.brief : undefined;
  const folds = meta.collapse && shown.split('\n').length > COLLAPSED_LINES;
  return element(
    'figure',
    {
      className: ['code', ...(folds ? ['code-folding'] : [])],
      ...(meta.proofId === undefined ? {} : { id: meta.proofId }),
      ...(verdict?.hasHovers ? { 'data-fence': String(fence.index) } : {}),
      ...(verdict?.isPlayable ? { 'data-edit': String(fence.index) } : {}),
      ...(verdict && verdict.values.length > 0
        ? { 'data-values': drawValues(verdict.values) }
        : {}),
      ...numbering,
    },
    [
      element('figcaption', {}, [
        ...(meta.title
          ? [element('span', { className: ['code-title'] }, [text(meta.title)])]
          : []),
        element('span', { className: ['code-language'] }, [text(label)]),
      ]),
      ...(brief ? [brief] : []),
      pre,
      ...(verdict && !brief ? [verdict.note] : []),
      ...(verdict?.demo ? [verdict.demo] : []),
    ],
  );
}

/** As `lib/site/browser/value-steps.ts` reads them. */
function drawValues(values: readonly ShownValue[]): string {
  return JSON.stringify(values.map(({ comment, text }) => [comment, text]));
}

function element(
  tagName: string,
  properties: Element['properties'],
  children: Element['children'],
): Element {
  return { type: 'element', tagName, properties, children };
}

function text(value: string) {
  return { type: 'text' as const, value };
}
