import type { Paragraph, PhrasingContent, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { ContentError } from '@/lib/base/source';
import { didYouMean } from '@/lib/base/text';

const NAMES: Record<string, string> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  caution: 'Caution',
  danger: 'Danger',
};

const SYNONYMS: Record<string, string> = {
  warning: 'caution',
  important: 'info',
};

/**
 * Turns `:::tip[Title]` blocks into admonitions.
 *
 * @throws ContentError when a block has an unknown name
 */
export function remarkAdmonitions(options: { file: string }) {
  return (tree: Root) => {
    visit(tree, 'containerDirective', (node) => {
      toAdmonition(node, options.file);
    });
  };
}

function toAdmonition(node: ContainerDirective, file: string): void {
  const kind = SYNONYMS[node.name] ?? node.name;
  const name = NAMES[kind];
  if (!name) {
    const known = [...Object.keys(NAMES), ...Object.keys(SYNONYMS)];
    throw new ContentError(
      {
        file,
        line: node.position?.start.line,
        column: node.position?.start.column,
      },
      `opens the unknown block ":::${node.name}".`,
      `${didYouMean(node.name, known)} Known blocks: ${known.map((known) => `:::${known}`).join(', ')}.`.trim(),
    );
  }
  const label = node.children.find(
    (child): child is Paragraph =>
      child.type === 'paragraph' && Boolean(child.data?.directiveLabel),
  );
  const body = node.children.filter((child) => child !== label);
  node.data = {
    hName: 'aside',
    hProperties: {
      className: ['admonition', `admonition-${kind}`],
      'aria-label': label ? `${name}: ${toString(label)}` : name,
      role: 'note',
    },
  };
  node.children = [
    {
      type: 'paragraph',
      data: { hProperties: { className: ['admonition-title'] } },
      children: titleOf(name, label),
    },
    ...body,
  ];
}

/** A title of the author's own does not say of which kind the block is; to those who cannot see it, it does. */
function titleOf(
  name: string,
  label: Paragraph | undefined,
): PhrasingContent[] {
  if (!label) return [{ type: 'text', value: name }];
  if (toString(label) === name) return label.children;
  const kind: PhrasingContent = {
    type: 'emphasis',
    data: { hName: 'span', hProperties: { className: ['visually-hidden'] } },
    children: [{ type: 'text', value: `${name}: ` }],
  };
  return [kind, ...label.children];
}
