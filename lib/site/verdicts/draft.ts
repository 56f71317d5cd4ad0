import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Problem } from '@/lib/base/source';
import { TEMPLATE_LANGUAGES, TYPESCRIPT_LANGUAGES } from '@/lib/samples/fences';
import type { ShownFence, Verdict } from '@/lib/site/article/compile';

/** What is known of the samples of a page while it is written. */
export type Draft = {
  /** Whether samples are checked beside the server. */
  isChecked: boolean;
  /** What the compilers last said of the page. */
  problems: readonly Problem[];
};

const SAMPLES = [...TYPESCRIPT_LANGUAGES, ...TEMPLATE_LANGUAGES];

/** Draws what the compilers say of a block, or that they have not said it yet. */
export function drawDraft(
  fence: ShownFence,
  { isChecked, problems }: Draft,
): Verdict | undefined {
  const last = fence.line + fence.source.split('\n').length;
  const own = problems.filter(({ line }) => line >= fence.line && line <= last);
  if (own.length > 0) {
    const properties = { role: 'note', dataDevSampleProblem: '' };
    const note = 'div.admonition.admonition-danger';
    return { note: h(note, properties, own.map(drawProblem)) };
  }
  // Of a page with a mistake, nothing else is known until it is mended.
  return isChecked && problems.length === 0 && SAMPLES.includes(fence.language)
    ? {
        note: h(
          'p.admonition.admonition-info',
          { role: 'status' },
          'checking …',
        ),
      }
    : undefined;
}

function drawProblem({ file, line, column, message, cure }: Problem): Element {
  return h('p', [
    h('code', `${file}:${line}:${column}`),
    ` ${message}`,
    ...(cure ? [h('br'), `How to fix it: ${cure}`] : []),
  ]);
}
