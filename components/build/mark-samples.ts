import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { areSamplesChecked, readProblems } from '@/lib/site/dev';
import { unknownBlocks } from '@/lib/site/verdicts';
import type { Problem } from '@/lib/base/source';
import { parseMdx } from '@/lib/base/source';
import { escapeHtml } from '@/lib/base/text';
import { TEMPLATE_LANGUAGES, TYPESCRIPT_LANGUAGES } from '@/lib/samples/fences';

const SAMPLES = [...TYPESCRIPT_LANGUAGES, ...TEMPLATE_LANGUAGES];
const CHECKING =
  '<p class="admonition admonition-info" role="status" data-dev-checking>checking …</p>';

/** While writing: shows below each block of a page what the compilers say of it, or that they have not said it yet. */
export function markSamples(
  html: string,
  { file, body }: { file: string; body: string },
): string {
  if (!areSamplesChecked()) return html;
  const problems = readProblems(file);
  // Of a page with a mistake, nothing else is known until it is mended.
  const isUnknown = problems.length > 0 ? () => false : unknownBlocks(file);
  const blocks: Code[] = [];
  visit(parseMdx(body, file), 'code', (block) => void blocks.push(block));
  return blocks.reduce((marked, block, index) => {
    const note =
      noteOn(block, problems) || checkingNote(block, index, isUnknown);
    if (note === '') return marked;
    // A function, because code may hold what a replacement text would give a meaning to.
    const figure = new RegExp(
      `<figure[^>]*data-block="${index}"[\\s\\S]*?</figure>`,
    );
    // What is not drawn as a code block carries no number and is reported at the top, with its line.
    return figure.test(marked)
      ? marked.replace(figure, (shown) => shown + note)
      : note + marked;
  }, html);
}

function noteOn({ position }: Code, problems: readonly Problem[]): string {
  const { start, end } = position ?? {};
  const inside = problems.filter(
    ({ line }) => line >= (start?.line ?? 0) && line <= (end?.line ?? 0),
  );
  return inside.length > 0
    ? `<div class="admonition admonition-danger" role="note" data-dev-sample-problem>${inside.map((problem) => `<p>${toHtml(problem)}</p>`).join('')}</div>`
    : '';
}

function checkingNote(
  { lang, meta, value }: Code,
  index: number,
  isUnknown: ReturnType<typeof unknownBlocks>,
): string {
  const block = { lang: lang ?? '', meta: meta ?? '', code: value };
  return SAMPLES.includes(block.lang) && isUnknown(index, block)
    ? CHECKING
    : '';
}

function toHtml({ file, line, column, message, cure }: Problem): string {
  const place = `<code>${file}:${line}:${column}</code>`;
  return `${place} ${escapeHtml(message)}${cure ? `<br>How to fix it: ${escapeHtml(cure)}` : ''}`;
}
