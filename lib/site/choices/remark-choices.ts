import type { BlockContent, Blockquote, Root } from 'mdast';
import { readChoices } from './read-choices';
import type { Choice } from './read-choices';

/**
 * Folds each answer of a tree of questions into a native disclosure.
 *
 * @throws ContentError when an answer leads nowhere, or a question has fewer than two answers
 */
export function remarkChoices({ file }: { file: string }) {
  return (tree: Root): void => {
    for (const { answers } of readChoices(tree, file)) fold(answers);
  };
}

function fold(answers: readonly Choice[]): void {
  for (const { item, id, answer, then, answers: next } of answers) {
    fold(next);
    const details: Blockquote = {
      type: 'blockquote',
      data: { hName: 'details', hProperties: { id, className: ['choice'] } },
      children: [
        { type: 'paragraph', data: { hName: 'summary' }, children: answer },
        { type: 'paragraph', children: then },
        ...(item.children.slice(1) as BlockContent[]),
      ],
    };
    item.children = [details];
    item.spread = false;
  }
}
