import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { eachPage } from './place';

/** A page has one h1, which is its title, and its headings have a text and go down one level at a time; below it stands a text. */
export const checkHeadings = eachPage((page, at) => {
  const isEmpty = page.tree.children.every(
    ({ type }) => type === 'mdxFlowExpression',
  );
  if (isEmpty && page.kind !== 'home') {
    at({ line: page.head.split('\n').length })(
      'has no text below its frontmatter, so readers would find an empty page.',
      'write at least what the thing is and when to use it.',
    );
  }
  let above = 1;
  visit(page.tree, 'heading', (heading) => {
    const report = at(heading);
    const { depth } = heading;
    const text = toString(heading).trim();
    visit(heading, 'footnoteReference', () => {
      report(
        `has a footnote in the heading "${text}", so its number would be a part of its name in links, contents and search.`,
        'put the reference after a sentence below the heading.',
      );
    });
    if (text === '') {
      report(
        'has an empty heading, which cannot be linked to or found.',
        'write its text after the hashes, or remove the line.',
      );
    }
    if (depth === 1) {
      report(
        `has the first-level heading "${text}" in its body, but the page's only h1 is its title.`,
        `write "## ${text}"; the title is in the frontmatter.`,
      );
    } else if (depth > above + 1) {
      report(
        `jumps from a heading of level ${above} to level ${depth} with "${text}", so readers who move by headings miss a step.`,
        `write "${'#'.repeat(above + 1)} ${text}".`,
      );
    }
    above = Math.max(depth, 2);
  });
});
