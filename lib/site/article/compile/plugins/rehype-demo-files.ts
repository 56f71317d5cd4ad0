import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

type Frame = Omit<MdxJsxFlowElement, 'children'> & {
  children: ElementContent[];
};

/** Shows the files of a `<Demo>` as tabs, and below them what runs. */
export function rehypeDemoFiles() {
  return (tree: Root) => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'Demo') return;
      const frame = node as unknown as Frame;
      const figures = frame.children.filter(isFigure);
      const stages = figures.flatMap(takeStages);
      const tabs = figures.map((figure) => ({
        ...frame,
        name: 'Tab',
        attributes: [labelOf(figure)],
        children: [figure],
      }));
      const list = { ...frame, name: 'Tabs', attributes: [], children: tabs };
      frame.children = [list as unknown as ElementContent, ...stages];
    });
  };
}

function isFigure(node: ElementContent): node is Element {
  return node.type === 'element' && node.tagName === 'figure';
}

function hasClass({ properties }: Element, name: string): boolean {
  const names = properties['className'];
  return Array.isArray(names) && names.includes(name);
}

/** Takes what runs out of the block of its code. */
function takeStages(figure: Element): ElementContent[] {
  const isStage = (node: ElementContent) =>
    node.type === 'element' && hasClass(node, 'demo');
  const stages = figure.children.filter(isStage);
  figure.children = figure.children.filter((node) => !isStage(node));
  return stages;
}

function labelOf(figure: Element): MdxJsxAttribute {
  const [caption] = figure.children;
  const title =
    caption?.type === 'element'
      ? caption.children.find(
          (node) => node.type === 'element' && hasClass(node, 'code-title'),
        )
      : undefined;
  const value = title?.type === 'element' ? toString(title) : '';
  return { type: 'mdxJsxAttribute', name: 'label', value };
}
