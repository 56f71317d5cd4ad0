import type { Heading } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { placeOf } from './place';
import type { Problem, TextFix } from '@/lib/source';
import type { CheckedPage, Rule } from './types';

/** A page has one h1, which is its title; the body begins with text, and its headings go down one level at a time. */
export const checkHeadings: Rule = ({ pages }) => pages.flatMap(headingsOf);

function headingsOf(page: CheckedPage): Problem[] {
  const headings: Heading[] = [];
  visit(page.tree, 'heading', (node) => {
    headings.push(node);
  });
  const problems: Problem[] = [];
  const report = (
    node: Heading,
    message: string,
    cure: string,
    fix?: Problem['fix'],
  ) =>
    problems.push({
      rule: 'headings',
      severity: 'error',
      ...placeOf(page, node),
      message,
      cure,
      fix,
    });

  // Headings around the next one, as written and at the level that is right for them.
  const around: { depth: number; level: number }[] = [];
  for (const heading of headings) {
    const text = toString(heading).trim();
    const { depth } = heading;
    while ((around.at(-1)?.depth ?? 0) >= Math.max(depth, 2)) around.pop();
    const parentLevel = around.at(-1)?.level ?? 1;
    const level = parentLevel + 1;
    around.push({ depth: Math.max(depth, 2), level });
    if (text === '') {
      report(
        heading,
        'has an empty heading, which nobody can link to or find.',
        'write its text after the hashes, or remove the line.',
      );
    }
    if (depth === 1) {
      const { message, cure } = secondTitle(text, level);
      report(heading, message, cure, fixHashes(page, heading, level));
    } else if (depth > level) {
      report(
        heading,
        `jumps from a heading of level ${parentLevel} to level ${depth} with "${text}", so readers who move by headings miss a step.`,
        `write "${'#'.repeat(level)} ${text}".`,
        fixHashes(page, heading, level),
      );
    }
  }
  const [first] = page.tree.children;
  if (page.kind !== 'home' && first?.type === 'heading') {
    report(
      first,
      'begins with a heading, so its title stands alone above it.',
      'write one or two sentences before it: what the thing is and when to use it.',
    );
  }
  if (page.kind !== 'home' && page.tree.children.length === 0) {
    problems.push({
      rule: 'headings',
      severity: 'error',
      file: page.file,
      line: page.head.split('\n').length,
      column: 1,
      message:
        'has no text below its frontmatter, so readers would find an empty page.',
      cure: 'write at least what the thing is and when to use it.',
    });
  }
  return problems;
}

/** Undefined for a heading that is underlined rather than written with hashes. */
function fixHashes(
  page: CheckedPage,
  { depth, position }: Heading,
  level: number,
): TextFix | undefined {
  const from = `${'#'.repeat(depth)} `;
  if (!position || !page.body.startsWith(from, position.start.offset)) {
    return undefined;
  }
  const { line, column } = position.start;
  return { line, column, from, to: `${'#'.repeat(level)} ` };
}

function secondTitle(text: string, level: number) {
  return {
    message: `has the first-level heading "${text}" in its body, but the page's only h1 is its title.`,
    cure: `write "${'#'.repeat(level)} ${text}"; the title stands in the frontmatter.`,
  };
}
