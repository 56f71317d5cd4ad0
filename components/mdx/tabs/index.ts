import type { Nodes } from 'mdast';
import { z } from 'zod';
import { part, SHOWN, TEXT } from '../part';
import { Tab, Tabs } from './tabs';

export const tabs = {
  Tab: part({
    props: z.strictObject({ label: SHOWN }),
    holdsText: true,
    parent: 'Tabs',
    uses: {},
    markdown: { 'tab-label': 'title' },
    unsearched: ['tab-label'],
    draw: Tab,
  }),
  Tabs: part({
    props: z.strictObject({ group: TEXT.optional() }),
    findMistake: findTabsMistake,
    uses: {},
    markdown: { 'tab-list': 'omit' },
    draw: Tabs,
  }),
};

/** A list of tabs shows its tabs only, each under a name of its own. */
function findTabsMistake(children: readonly Nodes[]) {
  const labels = children
    .filter(({ type }) => type !== 'mdxFlowExpression')
    .map((child) =>
      child.type === 'mdxJsxFlowElement' && child.name === 'Tab'
        ? String(child.attributes[0]?.value).trim()
        : undefined,
    );
  const what = labels.includes(undefined)
    ? 'has something else than <Tab> in <Tabs>, which would stand between the tabs.'
    : labels.length === 0
      ? 'has <Tabs> without a <Tab>.'
      : new Set(labels).size < labels.length
        ? 'has <Tabs> with two tabs of the same name.'
        : undefined;
  const cure =
    'write <Tab label="…"> and </Tab> around the content of each tab, with a label of its own, and other text before or after <Tabs>.';
  return what === undefined ? undefined : { what, cure };
}
