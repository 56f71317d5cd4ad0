import { visit } from 'unist-util-visit';
import { unknownDiagram } from '@/lib/site/diagrams';
import type { Problem } from '@/lib/base/source';
import { errorAt, placeOf, toProblem } from './place';
import type { CheckedPage, Rule } from './types';

/** Pages show diagrams that exist, every drawing can be drawn, and a page shows it. */
export const checkDiagrams: Rule = ({ pages, diagrams, drawings }) => {
  const names = diagrams.map(({ name }) => name);
  return [
    ...pages.flatMap((page) => unknownIn(page, names)),
    ...diagrams.flatMap(({ mistake }) =>
      mistake ? [toProblem(mistake, 'diagrams')] : [],
    ),
    ...drawings.flatMap(({ file, diagram, isShown }) =>
      names.includes(diagram) && isShown ? [] : [orphan(file, diagram, names)],
    ),
  ];
};

function unknownIn(page: CheckedPage, names: readonly string[]): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'Diagram') return;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'name')
        continue;
      const { value } = attribute;
      if (typeof value !== 'string' || names.includes(value)) continue;
      problems.push(
        errorAt(
          'diagrams',
          placeOf(page, node),
          unknownDiagram(value, names),
          'change the props of <Diagram>, or draw it; /docs/contributing/writing-pages shows how.',
        ),
      );
    }
  });
  return problems;
}

function orphan(file: string, name: string, names: readonly string[]): Problem {
  return names.includes(name)
    ? errorAt(
        'diagrams',
        { file, line: 1 },
        'is a drawing that no page shows, so its mistakes go unseen.',
        `write <Diagram name="${name}" /> on a page, or remove the file.`,
      )
    : errorAt(
        'diagrams',
        { file, line: 1 },
        'is a narrow drawing without its wide one, so no page can show it.',
        `draw ${name}.svg, or remove the file.`,
      );
}
