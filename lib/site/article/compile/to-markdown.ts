import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type {
  BlockContent,
  Code,
  FootnoteDefinition,
  Paragraph,
  PhrasingContent,
} from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { CONTINUE, EXIT, SKIP, visit } from 'unist-util-visit';
import { LANGUAGE_LABELS } from './languages';

/** How elements of a class read where there is only text: not at all, or as the title of what follows. */
type TextForm = 'omit' | 'title';

/** By class; all else reads as it looks. */
export type TextForms = Readonly<Record<string, TextForm>>;

/** What only works or only helps in a browser. */
const REMOVED_TAGS = new Set(['button', 'nav', 'script', 'template']);

/** Of what pages have without naming a component. */
const FORMS: TextForms = {
  'heading-anchor': 'omit',
  'data-footnote-backref': 'omit',
  'admonition-title': 'title',
};

/** What a checker says of a block that is no plain "it runs": without it, a mistake that is shown reads like advice. */
const TOLD_VERDICTS = new Set([
  'verdict-fails',
  'verdict-open',
  'verdict-declared',
]);

/** Several names share a label; the first one is the usual one. */
const LANGUAGE_BY_LABEL = new Map(
  Object.entries(LANGUAGE_LABELS)
    .reverse()
    .map(([id, label]) => [label, id]),
);

/** Parses a part of a document. */
export function parseHtml(html: string): Root {
  return unified().use(rehypeParse, { fragment: true }).parse(html);
}

/**
 * Writes as Markdown what readers see, so that tabs, generated tables and drawings are in it.
 *
 * @param tree what is shown; it is changed
 * @param pageUrl absolute address of the page, for its links
 * @param forms of the classes of components
 */
export function toMarkdown(
  tree: Root,
  pageUrl: string,
  forms: TextForms,
): string {
  const formOf = (node: Element, form: TextForm) =>
    classesOf(node).some((name) => (forms[name] ?? FORMS[name]) === form);
  removeTokens(tree);
  removeBrowserParts(tree, (node) => formOf(node, 'omit'));
  makeLinksAbsolute(tree, pageUrl);
  const processor = createProcessor((node) => formOf(node, 'title'));
  return processor.stringify(processor.runSync(tree));
}

/**
 * Colours of code are most of a page's elements, and nothing of them is left in Markdown. Of a difference the result
 * is left, as the copy button takes it.
 */
function removeTokens(tree: Root): void {
  visit(tree, 'element', (pre) => {
    if (pre.tagName !== 'pre') return undefined;
    visit(pre, 'element', (line, index, parent) => {
      const isGone = ['line', 'diff', 'remove'].every((name) =>
        classesOf(line).includes(name),
      );
      if (!isGone || !parent || index === undefined) return undefined;
      const next = parent.children[index + 1];
      if (next?.type === 'text') next.value = next.value.replace(/^\n/, '');
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
    const code = findElement(pre, 'code') ?? pre;
    code.children = [{ type: 'text', value: toString(code) }];
    return SKIP;
  });
}

function createProcessor(isTitle: (node: Element) => boolean) {
  return unified()
    .use(rehypeRemark, {
      handlers: {
        sup: (state, node: Element) =>
          'dataFootnoteRef' in (findElement(node, 'a')?.properties ?? {})
            ? { type: 'footnoteReference', identifier: toString(node) }
            : (state.all(node) as PhrasingContent[]),
        section: (state, node: Element) =>
          'dataFootnotes' in node.properties
            ? footnotesOf(node).map((note, index): FootnoteDefinition => ({
                type: 'footnoteDefinition',
                identifier: String(index + 1),
                children: state.toFlow(state.all(note)) as BlockContent[],
              }))
            : state.toFlow(state.all(node)),
        aside: (state, node: Element) => ({
          type: 'blockquote',
          children: state.toFlow(state.all(node)) as BlockContent[],
        }),
        details: (state, node: Element) => state.toFlow(state.all(node)),
        summary: (state, node: Element) =>
          marked('strong', state.all(node) as PhrasingContent[]),
        p: (state, node: Element) => {
          const children = state.all(node) as PhrasingContent[];
          return isTitle(node)
            ? marked('strong', children)
            : { type: 'paragraph', children };
        },
        figure: (state, node: Element) => {
          const code = findElement(node, 'code');
          if (!code) {
            return describeDrawing(node) ?? state.toFlow(state.all(node));
          }
          const verdict = findVerdict(node);
          return [
            toCode(node, code),
            ...(verdict ? state.toFlow(state.all(verdict)) : []),
          ] as BlockContent[];
        },
        svg: (_, node: Element) => describeDrawing(node),
      },
      // React marks with them where two texts meet.
      nodeHandlers: { comment: () => undefined },
    })
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, { bullet: '-', rule: '-', fences: true });
}

function removeBrowserParts(
  tree: Root,
  isOmitted: (node: Element) => boolean,
): void {
  visit(tree, 'element', (node, index, parent) => {
    const isRemoved = REMOVED_TAGS.has(node.tagName) || isOmitted(node);
    if (!isRemoved || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

function makeLinksAbsolute(tree: Root, pageUrl: string): void {
  visit(tree, 'element', ({ properties }) => {
    for (const name of ['href', 'src']) {
      const target = properties[name];
      // What no address can be made of, the rule for links reports.
      if (typeof target === 'string' && URL.canParse(target, pageUrl)) {
        properties[name] = new URL(target, pageUrl).href;
      }
    }
  });
}

function marked(
  type: 'strong' | 'emphasis',
  children: PhrasingContent[],
): Paragraph {
  return { type: 'paragraph', children: [{ type, children }] };
}

function toCode(figure: Element, code: Element): Code {
  const caption = (name: string): string =>
    toStringOf(find(figure, (node) => classesOf(node).includes(name)));
  const title = caption('code-title');
  return {
    type: 'code',
    lang: LANGUAGE_BY_LABEL.get(caption('code-language')) ?? null,
    meta: title ? `title="${title}"` : null,
    value: toString(code).replace(/\n$/, ''),
  };
}

/** The words of a verdict, which may wait behind a label. */
function findVerdict(figure: Element): Element | undefined {
  const found = find(figure, (node) =>
    classesOf(node).some((name) => TOLD_VERDICTS.has(name)),
  );
  return found?.tagName === 'details' ? findElement(found, 'p') : found;
}

/** A drawing in words: its label, or its title and description. */
function describeDrawing(node: Element): Paragraph | undefined {
  const svg = node.tagName === 'svg' ? node : findElement(node, 'svg');
  if (!svg) return undefined;
  const label = svg.properties['ariaLabel'];
  const text =
    typeof label === 'string'
      ? label
      : ['title', 'desc']
          .map((name) => toStringOf(findElement(svg, name)))
          .filter(Boolean)
          .join(': ');
  if (!text) return undefined;
  return marked('emphasis', [{ type: 'text', value: `Drawing: ${text}` }]);
}

function find(
  root: Element,
  isWanted: (node: Element) => boolean,
): Element | undefined {
  let found: Element | undefined;
  visit(root, 'element', (node) => {
    if (!isWanted(node)) return CONTINUE;
    found = node;
    return EXIT;
  });
  return found;
}

const findElement = (root: Element, name: string): Element | undefined =>
  find(root, ({ tagName }) => tagName === name);

function footnotesOf(section: Element): Element[] {
  const list = findElement(section, 'ol')?.children ?? [];
  return list.filter((child) => child.type === 'element');
}

function toStringOf(node: ElementContent | undefined): string {
  return node ? toString(node) : '';
}

function classesOf({ properties }: Element): string[] {
  const names = properties['className'];
  return Array.isArray(names) ? names.map(String) : [];
}
