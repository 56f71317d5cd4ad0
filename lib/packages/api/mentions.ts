import Slugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { bodyOf, parseMdx, type SamplePage } from '@/lib/base/source';

/** How a page speaks of an exported name, the strongest way last. */
const STRENGTH = ['import', 'code', 'heading', 'table'] as const;
type MentionKind = (typeof STRENGTH)[number];

type Mention = {
  name: string;
  kind: MentionKind;
  /** Entry point, where the page names it: in an import or a table. */
  entry: string | null;
  /** Id of the heading the mention is in or under; nothing above the first. */
  headingId: string | null;
};

type TableMention = {
  attributes: Record<string, string>;
  line: number;
  column: number;
};

export type PageMentions = {
  mentions: Mention[];
  /** Every `<ApiTable />`, to be checked against the snapshot. */
  tables: TableMention[];
};

const IMPORT =
  /import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+['"]([^.'"][^'"]*)['"]/g;
const WORD = /[A-Za-z_$][\w$]*/g;

/** Of each page as it was last read: while writing, one of them changes. */
const known = new Map<string, { source: string; found: PageMentions }>();

/** The same of a page of the content folder, which is looked through again when it has changed. */
export function mentionsOf({ file, source }: SamplePage): PageMentions {
  const last = known.get(file);
  if (last?.source === source) return last.found;
  const found = findMentions(source);
  known.set(file, { source, found });
  return found;
}

/**
 * Finds exported names in a page: in tables, headings, inline code
 * and the imports of its samples.
 *
 * @param source a valid MDX page; one that is not yields nothing
 */
export function findMentions(source: string): PageMentions {
  const result: PageMentions = { mentions: [], tables: [] };
  const tree = parse(source);
  if (!tree) return result;
  const slugger = new Slugger();
  let headingId: string | null = null;
  const add = (
    kind: MentionKind,
    text: string,
    entry: string | null = null,
  ) => {
    for (const [name] of text.matchAll(WORD)) {
      result.mentions.push({ name, kind, entry, headingId });
    }
  };
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const text = toString(node as Heading);
      // As the compiler of pages makes it: from the first letter on.
      headingId = slugger.slug(text).replace(/^[^\p{L}]+/u, '');
      add('heading', text);
    } else if (node.type === 'inlineCode') add('code', node.value);
    else if (node.type === 'code') {
      for (const [, names = '', entry = ''] of node.value.matchAll(IMPORT)) {
        add('import', names, entry);
      }
    } else if (node.type === 'mdxJsxFlowElement' && node.name === 'ApiTable') {
      const attributes: Record<string, string> = {};
      for (const attribute of node.attributes) {
        if (
          attribute.type === 'mdxJsxAttribute' &&
          typeof attribute.value === 'string'
        ) {
          attributes[attribute.name] = attribute.value;
        }
      }
      result.tables.push({
        attributes,
        line: node.position?.start.line ?? 1,
        column: node.position?.start.column ?? 1,
      });
      add('table', attributes['symbol'] ?? '', attributes['entry'] ?? null);
    }
  });
  return result;
}

function parse(source: string): Root | undefined {
  try {
    return parseMdx(bodyOf(source), 'page');
  } catch {
    return undefined;
  }
}

/** Orders mentions by how well they document a name, the best first. */
export function compareMentions(a: Mention, b: Mention): number {
  return STRENGTH.indexOf(b.kind) - STRENGTH.indexOf(a.kind);
}
