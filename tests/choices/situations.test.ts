import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { z } from 'zod';
import { readChoices } from '@/lib/site/choices';
import type { ChoiceTree } from '@/lib/site/choices';
import { getSite } from '@/lib/site/content';
import { parseMdx } from '@/lib/base/source';

const PAGE = 'content/docs/choose/index.mdx';
const SITUATIONS = 'tests/choices/situations.json';
/** How many of forty readers the questions have to lead to a page that answers them. */
const ENOUGH = 36;

const situationSchema = z.strictObject({
  tree: z.enum(['directive', 'strategy', 'state']),
  situation: z.string().min(1),
  /** Pages that answer it; written before the questions were read. */
  ends: z.array(z.string().startsWith('/docs/')).min(1),
  /** What somebody in this situation answers, question by question. */
  answers: z.array(z.string()).min(1),
});
type Situation = z.infer<typeof situationSchema>;

const situations = z
  .array(situationSchema)
  .length(40)
  .parse(JSON.parse(readFileSync(SITUATIONS, 'utf8')));

const trees = readChoices(parseMdx(readFileSync(PAGE, 'utf8'), PAGE), PAGE);

const nameOf = ({ element }: ChoiceTree) =>
  element.attributes.find(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === 'name',
  )?.value;

/** The page that the answers lead to. */
function follow({ tree, situation, answers }: Situation): string {
  let choices = trees.find((one) => nameOf(one) === tree)?.answers ?? [];
  let target: string | undefined;
  for (const wanted of answers) {
    const choice = choices.find(
      ({ answer }) => toString(answer).replace(/\.$/, '') === wanted,
    );
    if (!choice) {
      throw new Error(
        `${PAGE} has no answer "${wanted}" where somebody in this situation looks for it: ${situation}\n` +
          `How to fix it: answer the questions of the page again, and write the answers into ${SITUATIONS}.`,
      );
    }
    ({ target, answers: choices } = choice);
  }
  if (target === undefined) {
    throw new Error(
      `${PAGE} asks one more question after "${answers.at(-1)}" in this situation: ${situation}\n` +
        `How to fix it: add the answer to ${SITUATIONS}.`,
    );
  }
  return withoutAnchor(target);
}

const withoutAnchor = (url: string) => url.split('#')[0] ?? '';

test('of forty readers at least 36 come to a page that answers them', () => {
  const lost = situations
    .map((one) => ({ ...one, end: follow(one) }))
    .filter(({ ends, end }) => !ends.includes(end))
    .map(({ situation, end }) => `${situation} ends at ${end}`);
  expect(
    situations.length - lost.length,
    lost.join('\n'),
  ).toBeGreaterThanOrEqual(ENOUGH);
});

test('answers that a page no longer has are told with the situation', () => {
  const [first] = situations;
  if (!first) throw new Error(`${SITUATIONS} is empty`);
  const told = (answers: string[]) => () => follow({ ...first, answers });
  expect(told(['Swim'])).toThrow(`no answer "Swim"`);
  expect(told(['Swim'])).toThrow(first.situation);
  expect(told(first.answers.slice(0, 1))).toThrow('one more question');
});

test('pages that the questions lead to, and that readers expect, exist', () => {
  const paths = new Set(getSite().docs.map(({ path }) => path));
  const named = situations.flatMap(({ ends }) => ends);
  for (const { element } of trees) {
    visit(element, 'link', ({ url }) => void named.push(withoutAnchor(url)));
  }
  expect(named.length).toBeGreaterThan(situations.length);
  expect(named.filter((path) => !paths.has(path))).toEqual([]);
});
