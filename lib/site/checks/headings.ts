import type { Heading } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { errorAt, placeOf } from './place';
import type { Problem, TextFix } from '@/lib/base/source';
import type { CheckedPage, Rule } from './types';

/** A page has one h1, which is its title; the body begins with text, and its headings go down one level at a time. */
export const checkHeadings: Rule = ({ pages }) => pages.flatMap(headingsOf);

function headingsOf(page: CheckedPage): Problem[] {
  const headings: Heading[] = [];
  visit(page.tree, 'heading', (node) => {
    headings.push(node);
  });
  const problems: Problem[] = [];
  const report: Report = (node, message, cure, fix) =>
    problems.push(errorAt('headings', placeOf(page, node), message, cure, fix));
  // Headings around the next one, as written and at the level that is right for them.
  const around: { depth: number; level: number }[] = [];
  for (const heading of headings) {
    const depth = Math.max(heading.depth, 2);
    while ((around.at(-1)?.depth ?? 0) >= depth) around.pop();
    const level = (around.at(-1)?.level ?? 1) + 1;
    around.push({ depth, level });
    checkLevel(page, heading, level, report);
  }
  if (page.kind !== 'home') problems.push(...checkBeginning(page));
  return problems;
}

type Report = (
  node: Heading,
  message: string,
  cure: string,
  fix?: Problem['fix'],
) => void;

/** @param level the one that is right where the heading stands */
function checkLevel(
  page: CheckedPage,
  heading: Heading,
  level: number,
  report: Report,
): void {
  const text = toString(heading).trim();
  const { depth } = heading;
  visit(heading, 'footnoteReference', () => {
    report(
      heading,
      `has a footnote in the heading "${text}", so its number would be a part of its name in links, contents and search.`,
      'put the reference after a sentence below the heading.',
    );
  });
  if (text === '') {
    report(
      heading,
      'has an empty heading, which cannot be linked to or found.',
      'write its text after the hashes, or remove the line.',
    );
  }
  if (depth === 1) {
    report(
      heading,
      `has the first-level heading "${text}" in its body, but the page's only h1 is its title.`,
      `write "${'#'.repeat(level)} ${text}"; the title is in the frontmatter.`,
      fixHashes(page, heading, level),
    );
  } else if (depth > level) {
    report(
      heading,
      `jumps from a heading of level ${level - 1} to level ${depth} with "${text}", so readers who move by headings miss a step.`,
      `write "${'#'.repeat(level)} ${text}".`,
      fixHashes(page, heading, level),
    );
  }
}

/** A page begins with text. */
function checkBeginning(page: CheckedPage): Problem[] {
  const first = page.tree.children.find(
    ({ type }) => type !== 'mdxFlowExpression',
  );
  if (first === undefined) {
    return [
      errorAt(
        'headings',
        { file: page.file, line: page.head.split('\n').length },
        'has no text below its frontmatter, so readers would find an empty page.',
        'write at least what the thing is and when to use it.',
      ),
    ];
  }
  if (first.type !== 'heading') return [];
  return [
    errorAt(
      'headings',
      placeOf(page, first),
      'begins with a heading, so its title stands alone above it.',
      'write one or two sentences before it: what the thing is and when to use it.',
    ),
  ];
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
