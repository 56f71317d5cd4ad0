import { visit } from 'unist-util-visit';
import { readProblems } from '@/lib/site/dev';
import type { Problem } from '@/lib/base/source';
import { parseMdx } from '@/lib/base/source';
import { escapeHtml } from '@/lib/base/text';

/** While writing: shows below each block of a page what the compilers say of it. */
export function markSamples(
  html: string,
  { file, body }: { file: string; body: string },
): string {
  const problems = readProblems(file);
  if (problems.length === 0) return html;
  const lines: { start: number; end: number }[] = [];
  visit(parseMdx(body, file), 'code', ({ position }) => {
    lines.push({
      start: position?.start.line ?? 0,
      end: position?.end.line ?? 0,
    });
  });
  return lines.reduce((marked, { start, end }, index) => {
    const inside = problems.filter(({ line }) => line >= start && line <= end);
    if (inside.length === 0) return marked;
    const note = `<div class="admonition admonition-danger" role="note" data-dev-sample-problem>${inside.map((problem) => `<p>${toHtml(problem)}</p>`).join('')}</div>`;
    // A function, because code may hold what a replacement text would give a meaning to.
    const block = new RegExp(
      `<figure[^>]*data-block="${index}"[\\s\\S]*?</figure>`,
    );
    // What is not drawn as a code block carries no number and is reported at the top, with its line.
    return block.test(marked)
      ? marked.replace(block, (figure) => figure + note)
      : note + marked;
  }, html);
}

function toHtml({ file, line, column, message, cure }: Problem): string {
  const place = `<code>${file}:${line}:${column}</code>`;
  return `${place} ${escapeHtml(message)}${cure ? `<br>How to fix it: ${escapeHtml(cure)}` : ''}`;
}
