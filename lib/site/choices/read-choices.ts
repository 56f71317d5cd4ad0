import GithubSlugger from 'github-slugger';
import type { Link, List, ListItem, Nodes, PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { ContentError } from '@/lib/base/source';

/** The component of pages whose content is a tree of questions. */
const CHOICES = 'Choices';

/** One answer, which is followed by another question or by advice. */
export type Choice = {
  item: ListItem;
  /** Its place in the address of the page. */
  id: string;
  answer: PhrasingContent[];
  /** The next question, or what to take. */
  then: PhrasingContent[];
  /** The page that the advice names first; undefined where another question follows. */
  target: string | undefined;
  answers: Choice[];
};

export type ChoiceTree = { element: MdxJsxFlowElement; answers: Choice[] };

/**
 * Reads the questions of a page: below `<Choices>` a question and a list whose items begin with an answer in bold,
 * followed by the next question with its list, or by advice with a link.
 *
 * @param tree the page's MDX
 * @param file name for errors
 * @throws ContentError when an answer leads nowhere, or a question has fewer than two answers
 */
export function readChoices(tree: Root, file: string): ChoiceTree[] {
  const trees: ChoiceTree[] = [];
  const slugger = new GithubSlugger();
  visit(tree, 'mdxJsxFlowElement', (element) => {
    if (element.name !== CHOICES) return;
    const name = element.attributes.find(
      (attribute) =>
        attribute.type === 'mdxJsxAttribute' && attribute.name === 'name',
    )?.value;
    const idOf = (answer: PhrasingContent[]) =>
      slugger.slug(`${String(name)} ${toString(answer)}`);
    const list = element.children.find((child) => child.type === 'list');
    if (!list || element.children[0]?.type !== 'paragraph') {
      throw new ContentError(
        placeIn(file, element),
        'holds no question with a list of answers, so nothing could be chosen.',
        'write the question as a paragraph, and below it a list whose items begin with an answer in bold.',
      );
    }
    trees.push({ element, answers: readAnswers(list, file, idOf) });
  });
  return trees;
}

type IdOf = (answer: PhrasingContent[]) => string;

function readAnswers(list: List, file: string, idOf: IdOf): Choice[] {
  if (list.children.length < 2) {
    throw new ContentError(
      placeIn(file, list),
      'is a question with a single answer, which is none.',
      'add the other answer, or put what follows in the place of the question.',
    );
  }
  return list.children.map((item) => readChoice(item, file, idOf));
}

function readChoice(item: ListItem, file: string, idOf: IdOf): Choice {
  const [paragraph, next] = item.children;
  const [strong, ...then] =
    paragraph?.type === 'paragraph' ? paragraph.children : [];
  if (strong?.type !== 'strong') {
    throw new ContentError(
      placeIn(file, item),
      'begins with no answer in bold, so there would be nothing to choose.',
      'begin the item with the answer as **answer**, and write the next question or the advice after it.',
    );
  }
  const target = then.find((node): node is Link => node.type === 'link')?.url;
  const list = next?.type === 'list' ? next : undefined;
  if (list ? toString(then).trim() === '' : target === undefined) {
    throw new ContentError(
      placeIn(file, item),
      `answers "${toString(strong)}" with ${list ? 'answers to no question' : 'no link'}, so the reader would not know how to go on.`,
      list
        ? 'write the next question after the answer in bold.'
        : 'end in advice with a link to the page that it is about, or go on with a question and a list of its answers.',
    );
  }
  return {
    item,
    id: idOf(strong.children),
    answer: strong.children,
    then,
    target: list ? undefined : target,
    answers: list ? readAnswers(list, file, idOf) : [],
  };
}

function placeIn(file: string, { position }: Nodes) {
  return { file, line: position?.start.line, column: position?.start.column };
}
