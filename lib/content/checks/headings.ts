import type { Heading } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { fixInside, placeOf } from './place';
import type { CheckedPage, ContentProblem, Rule } from './types';

/** A page has one h1, which is its title; the body begins with text, and its headings go down one level at a time. */
export const checkHeadings: Rule = ({ pages }) => pages.flatMap(headingsOf);

function headingsOf(page: CheckedPage): ContentProblem[] {
  const headings: Heading[] = [];
  visit(page.tree, 'heading', (node) => {
    headings.push(node);
  });
  const problems: ContentProblem[] = [];
  const report = (
    node: Heading,
    what: string,
    cure: string,
    fix?: ContentProblem['fix'],
  ) =>
    problems.push({
      rule: 'headings',
      severity: 'error',
      ...placeOf(page, node),
      what,
      cure,
      fix,
    });

  let level = 1;
  for (const heading of headings) {
    const text = toString(heading).trim();
    const { depth } = heading;
    if (text === '') {
      report(
        heading,
        'has an empty heading, which nobody can link to or find.',
        'write its text after the hashes, or remove the line.',
      );
    }
    if (depth === 1) {
      report(
        heading,
        `has the first-level heading "${text}" in its body, but the page's only h1 is its title.`,
        `write "## ${text}"; the title stands in the frontmatter.`,
        fixInside(page, heading, '# ', '## '),
      );
    } else if (depth > level + 1) {
      report(
        heading,
        `jumps from a heading of level ${level} to level ${depth} with "${text}", so readers who move by headings miss a step.`,
        `write "${'#'.repeat(level + 1)} ${text}".`,
        fixInside(
          page,
          heading,
          `${'#'.repeat(depth)} `,
          `${'#'.repeat(level + 1)} `,
        ),
      );
    }
    level = depth > level + 1 ? level + 1 : depth;
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
      what: 'has no text below its frontmatter, so readers would find an empty page.',
      cure: 'write at least what the thing is and when to use it.',
    });
  }
  return problems;
}
