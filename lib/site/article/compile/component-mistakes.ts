import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { z } from 'zod';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { didYouMean, findForbidden } from '@/lib/base/text';

/** What is wrong, and what to type instead. */
export type Mistake = { what: string; cure: string };

/** What authors may write on a component, and around and inside of it. */
export type ComponentRule = {
  props: z.ZodObject;
  /** The component that it can stand directly inside of, and nowhere else. */
  parent?: string;
  /** Whether it shows what stands inside of it, whatever that is. */
  holdsText?: boolean;
  /** Whether it is a piece of a sentence; any other stands between paragraphs. */
  isInline?: boolean;
  /** What is wrong with what stands inside of it. */
  findMistake?: (children: readonly Nodes[]) => Mistake | undefined;
};

/** The components of pages, by name. */
export type ComponentRules = Readonly<Record<string, ComponentRule>>;

/** Something MDX would drop without a word or fail on without a place. */
type ComponentMistake = Mistake & { line: number; column: number };

/**
 * Finds what pages cannot have: characters that no text may hold, imports and exports, expressions, elements of HTML, components that do not exist, and
 * props that a component does not have, lacks or has with another value.
 *
 * @param rules of the components that pages may use
 */
export function findComponentMistakes(
  tree: Root,
  rules: ComponentRules,
): ComponentMistake[] {
  const found: ComponentMistake[] = [];
  visit(tree, (node, _index, parent) => {
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    for (const { what, cure } of [
      ...charactersOf(node),
      ...mistakesOf(node, parent, rules),
    ]) {
      found.push({ line, column, what, cure: cure.trim() });
    }
  });
  return found;
}

/** References such as `&#x202E;` become characters that the file itself does not hold. */
function charactersOf(node: Nodes): Mistake[] {
  const attributes = isElement(node) ? node.attributes : [];
  const texts = Object.values({ ...node, children: undefined }).concat(
    attributes.map(({ value }) => value),
  );
  return texts
    .flatMap(
      (text) => findForbidden(typeof text === 'string' ? text : '') ?? [],
    )
    .slice(0, 1);
}

function mistakesOf(
  node: Nodes,
  parent: Nodes | undefined,
  rules: ComponentRules,
): Mistake[] {
  const components = Object.keys(rules);
  if (node.type === 'mdxjsEsm') return [importMistake(node.value, components)];
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    // Empty braces have no code either, and mean themselves.
    const isComment =
      node.data?.estree?.body.length === 0 && node.value.trim() !== '';
    return isComment ? [] : [expressionMistake(node.value)];
  }
  if (!isElement(node)) return [];
  return isComponent(node)
    ? componentMistakes(node, parent, rules)
    : [elementMistake(node.name ?? '', components)];
}

function importMistake(code: string, components: readonly string[]): Mistake {
  return {
    what: `has an import or export, which MDX pages cannot have: "${firstLine(code)}".`,
    cure: `remove the line; these components are available without import: ${components.join(', ')}.`,
  };
}

/** Whatever stands in braces would be run by the build, with all that the build may do. */
function expressionMistake(code: string): Mistake {
  const shown = `{${firstLine(code)}}`;
  return {
    what: `has the expression ${shown}, but pages are text: they have no variables, and nothing in them is run.`,
    cure: `write its value as text, put ${shown} in backticks, or escape the brace as \\{ to show it; comments are written {/* … */}.`,
  };
}

/** What to write for the elements and for the components of other sites that authors know best. */
const INSTEAD = new Map(
  Object.entries({
    'write :::note, the text and ::: on lines of their own.':
      'admonition alert aside callout caution danger info note tip warning',
    'write <Tabs> and a <Tab label="…"> for each alternative.':
      'codegroup tabitem',
    'write <Details summary="…">.': 'accordion details',
    'write a list: "1. text".': 'ol steps',
    'write a list: "- text".': 'li ul',
    'write [text](/path).': 'a',
    'write **text**.': 'b strong',
    'write _text_.': 'em i',
    'begin a new paragraph, or write a list.': 'br',
    'put code into backticks.': 'code',
    'write "## text", and "### text" below it; the title is in the frontmatter.':
      'h1 h2 h3 h4 h5 h6',
    'write <Image src="/images/name.svg" alt="What it shows" />.': 'img',
    'write a paragraph with an empty line before and after it.': 'p',
    'write a code block between lines of three backticks.': 'pre',
    'make it a <Diagram>; CONTRIBUTING.md says how.': 'svg',
    'write a table of Markdown.': 'table',
  }).flatMap(([cure, names]) =>
    names.split(' ').map((name) => [name, cure] as const),
  ),
);

/** Nothing checks what elements do to readers, and a script or a frame could do anything. */
function elementMistake(name: string, components: readonly string[]): Mistake {
  return {
    what: `has the HTML element <${name}>, but pages are made of Markdown and components, so that everything in them is checked.`,
    cure:
      INSTEAD.get(name.toLowerCase()) ??
      `${didYouMean(name, components)} Write Markdown or one of the components ${components.join(', ')}, or put <${name}> in backticks to show it.`,
  };
}

function componentMistakes(
  node: JsxElement,
  parent: Nodes | undefined,
  rules: ComponentRules,
): Mistake[] {
  const name = node.name ?? '';
  const components = Object.keys(rules);
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
  if (!rule) {
    return [
      {
        what: `uses the unknown component <${name}>.`,
        cure:
          INSTEAD.get(name.toLowerCase()) ??
          `${didYouMean(name, components)} Known components: ${components.join(', ')}.`,
      },
    ];
  }
  const { parent: within, props, holdsText, isInline, findMistake } = rule;
  const parentName = parent && 'name' in parent ? parent.name : undefined;
  const isOutside = within !== undefined && parentName !== within;
  const findInside = findMistake ?? (holdsText ? () => undefined : lostWithin);
  return [
    isOutside && {
      what: `has a <${name}> outside of <${within}>, where it would not be shown as one.`,
      cure: `put <${within}> and </${within}> around it, each on its own line.`,
    },
    !isInline &&
      isAmongWords(node, parent) && {
        what: `has <${name}> within a line of text, where browsers would break that line apart.`,
        cure: `put <${name}> on lines of its own, with an empty line before and after it.`,
      },
    ...propMistakes(name, node.attributes, props),
    findInside(node.children, name),
  ].filter((one) => one !== undefined && one !== false);
}

/** Alone in a paragraph, a component takes its place. */
function isAmongWords({ type }: JsxElement, parent?: Nodes): boolean {
  if (type !== 'mdxJsxTextElement') return false;
  if (parent?.type !== 'paragraph') return PHRASES.has(parent?.type ?? '');
  return parent.children.some(
    (one) => !one.type.startsWith('mdx') && toString(one).trim() !== '',
  );
}

const PHRASES = new Set(['delete', 'emphasis', 'heading', 'link', 'strong']);

/** What stands in a component that draws all of it by itself would be nowhere. */
function lostWithin(
  children: readonly Nodes[],
  name: string,
): Mistake | undefined {
  const isEmpty = children.every(
    (child) =>
      /Expression$/.test(child.type) ||
      ('value' in child && child.value.trim() === ''),
  );
  if (isEmpty) return undefined;
  return {
    what: `has text in <${name}>, which shows nothing of it, so it would be lost.`,
    cure: `write <${name} … /> and the text before or after it.`,
  };
}

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

function isElement(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Whether a node is a component, and not an element of HTML. */
export function isComponent(
  node: Nodes,
): node is JsxElement & { name: string } {
  return isElement(node) && /^[A-Z]/.test(node.name ?? '');
}

function propMistakes(
  name: string,
  attributes: JsxElement['attributes'],
  schema: z.ZodObject,
): Mistake[] {
  const known = Object.keys(schema.shape);
  const props: Record<string, unknown> = {};
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      return [
        {
          what: `spreads {${firstLine(attribute.value)}} over <${name}>, so its props cannot be checked.`,
          cure: `write each prop as name="value"; <${name}> has: ${known.join(', ')}.`,
        },
      ];
    }
    const { name: prop, value } = attribute;
    if (Object.hasOwn(props, prop)) {
      return [
        {
          what: `gives <${name}> the prop "${prop}" twice, so one of the values would be lost.`,
          cure: 'delete one of them.',
        },
      ];
    }
    if (typeof value === 'object' && value !== null) {
      return [calculated(name, prop, value.value)];
    }
    props[prop] = value ?? true;
  }
  const issues = schema.safeParse(props).error?.issues ?? [];
  return issues.map((issue) => issueMistake(name, issue, props, known));
}

/** What a value is that a schema has refused, and what to write. */
function issueMistake(
  name: string,
  issue: z.core.$ZodIssue,
  props: Readonly<Record<string, unknown>>,
  known: readonly string[],
): Mistake {
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
  return {
    what: `gives the prop "${key}" of <${name}> a value it cannot take: ${issue.message}.`,
    cure:
      allowed[0] === 'true'
        ? `write ${key} alone, without a value.`
        : allowed.length > 0
          ? `${didYouMean(String(props[key]), allowed)} Allowed: ${allowed.join(', ')}.`.trim()
          : `write ${key}="…".`,
  };
}

/** A prop between braces; a number or `true` is written without them. */
function calculated(name: string, prop: string, code: string): Mistake {
  return {
    what: `gives the prop "${prop}" of <${name}> the expression {${firstLine(code)}}, but nothing in pages is run.`,
    cure:
      code.trim() === 'true'
        ? `write ${prop} alone, without a value.`
        : `write ${prop}="${/^\d+$/.test(code.trim()) ? code.trim() : '…'}".`,
  };
}

/** The beginning of what an author wrote, short enough for a message. */
function firstLine(code: string): string {
  const [line = ''] = code.trim().split('\n');
  return line.length > MAX_CHARS ? `${line.slice(0, MAX_CHARS)}…` : line;
}

const MAX_CHARS = 60;
