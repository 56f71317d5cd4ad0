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
export function remarkAdmonitions(options: { file: string; source: string }) {
  return (tree: Root) => {
    visit(tree, 'containerDirective', (node) => {
      toAdmonition(node, options);
    });
  };
}

/** What other tools write as blocks, and this site as components. */
const COMPONENTS: Record<string, string> = {
  details: 'Write <Details summary="…"> and </Details> around the text.',
  tabs: 'Write <Tabs> and a <Tab label="…"> for each alternative.',
  'code-group': 'Write <Tabs> and a <Tab label="…"> for each alternative.',
};

function toAdmonition(
  node: ContainerDirective,
  { file, source }: { file: string; source: string },
): void {
  const kind = SYNONYMS[node.name] ?? node.name;
  const name = NAMES[kind];
  if (!name) {
    const known = [...Object.keys(NAMES), ...Object.keys(SYNONYMS)];
    const { line, column, offset } = node.position?.start ?? {};
    const alert = /^[>\s]*(\[!.*?\])/.exec(source.slice(offset))?.[1];
    throw new ContentError(
      { file, line, column },
      `opens the unknown block "${alert ?? `:::${node.name}`}".`,
      `${COMPONENTS[node.name] ?? didYouMean(node.name, known)} Known blocks: ${known.map((known) => `:::${known}`).join(', ')}.`.trim(),
    );
  }
  const label = node.children.find(
    (child): child is Paragraph =>
      child.type === 'paragraph' && Boolean(child.data?.directiveLabel),
  );
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
    ...node.children.filter((child) => child !== label),
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
