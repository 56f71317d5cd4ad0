import type { Nodes, Root } from 'mdast';
import type {
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx-jsx';
import type { z } from 'zod';
import { visit } from 'unist-util-visit';
import { didYouMean } from '@/lib/text';
import { COMPONENT_PARENTS, COMPONENT_PROPS } from './component-props';

/** Something MDX would drop without a word or fail on without a place. */
type ComponentMistake = {
  line: number;
  column: number;
  what: string;
  cure: string;
};

type Attribute = MdxJsxAttribute | MdxJsxExpressionAttribute;

/**
 * Finds imports and exports, components that do not exist, and props that a component does not have, lacks or
 * has with another value.
 *
 * @param components names that MDX may use
 */
export function findComponentMistakes(
  tree: Root,
  components: readonly string[] = Object.keys(COMPONENT_PROPS),
): ComponentMistake[] {
  const mistakes: ComponentMistake[] = [];
  const known = components.join(', ');
  visit(tree, (node, _index, parent) => {
    if (node.type !== 'mdxjsEsm' && !isComponent(node)) return;
    const report = (what: string, cure: string) =>
      mistakes.push({
        line: node.position?.start.line ?? 1,
        column: node.position?.start.column ?? 1,
        what,
        cure: cure.trim(),
      });
    if (node.type === 'mdxjsEsm') {
      report(
        `has an import or export, which MDX pages cannot have: "${node.value.split('\n')[0]}".`,
        `remove the line; these components are available without import: ${known}.`,
      );
    }
    if (!isComponent(node)) return;
    const name = node.name ?? '';
    if (!components.includes(name)) {
      report(
        `uses the unknown component <${name}>.`,
        `${didYouMean(name, components)} Known components: ${known}.`,
      );
      return;
    }
    const within = COMPONENT_PARENTS[name];
    const parentName = parent && 'name' in parent ? parent.name : undefined;
    if (within !== undefined && parentName !== within) {
      report(
        `has a <${name}> outside of <${within}>, where it would not be shown as one.`,
        `put <${within}> and </${within}> around it, each on a line of its own.`,
      );
    }
    const schema = COMPONENT_PROPS[name];
    if (!schema) return;
    for (const { what, cure } of propMistakes(name, node.attributes, schema)) {
      report(what, cure);
    }
  });
  return mistakes;
}

/** Whether a node is a component, and not an element of HTML. */
export function isComponent(
  node: Nodes,
): node is MdxJsxFlowElement | MdxJsxTextElement {
  return (
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
    /^[A-Z]/.test(node.name ?? '')
  );
}

function propMistakes(
  name: string,
  attributes: readonly Attribute[],
  schema: z.ZodObject,
): { what: string; cure: string }[] {
  const known = Object.keys(schema.shape);
  const props: Record<string, unknown> = {};
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      return [
        {
          what: `spreads {${attribute.value}} over <${name}>, so nobody can check its props.`,
          cure: `write each prop as name="value"; <${name}> has: ${known.join(', ')}.`,
        },
      ];
    }
    props[attribute.name] = valueOf(attribute);
  }
  const parsed = schema.safeParse(props);
  if (parsed.success) return [];
  return parsed.error.issues.map((issue) => {
    if (issue.code === 'unrecognized_keys') {
      const key = issue.keys[0] ?? '';
      return {
        what: `gives <${name}> the unknown prop "${key}".`,
        cure: `${didYouMean(key, known)} <${name}> has ${known.length === 0 ? 'no props' : `the props: ${known.join(', ')}`}.`.trim(),
      };
    }
    const key = String(issue.path[0] ?? '');
    if (!(key in props)) {
      return {
        what: `uses <${name}> without the prop "${key}", which it needs.`,
        cure: `write <${name} ${key}="…">.`,
      };
    }
    const allowed =
      issue.code === 'invalid_value' ? issue.values.map(String) : [];
    const given = props[key];
    return {
      what: `gives the prop "${key}" of <${name}> a value it cannot take: ${issue.message}.`,
      cure:
        allowed[0] === 'true'
          ? `write ${key} alone, without a value.`
          : allowed.length > 0
            ? `${didYouMean(String(given), allowed)} Allowed: ${allowed.join(', ')}.`.trim()
            : `write ${key}="…".`,
    };
  });
}

/** The value as the component will get it; a calculated one is shown as its source, which no schema takes. */
function valueOf({ value }: MdxJsxAttribute): unknown {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  try {
    return JSON.parse(value.value);
  } catch {
    return { expression: value.value };
  }
}
