import { z } from 'zod';
import { part, TEXT } from '../part';
import { Tab, Tabs } from './tabs';

const tab = (label: string, text: string) =>
  `<Tab label="${label}">\n\n${text}\n\n</Tab>`;

export const tabs = {
  Tab: part({
    props: z.strictObject({ label: TEXT }),
    parent: 'Tabs',
    uses: {},
    markdown: { 'tab-label': 'title' },
    unsearched: ['tab-label'],
    specimens: { 'Only one': `<Tabs>\n${tab('Only', 'One.')}\n</Tabs>` },
    draw: Tab,
  }),
  Tabs: part({
    props: z.strictObject({ group: TEXT.optional() }),
    uses: {},
    markdown: { 'tab-list': 'omit' },
    specimens: {
      'Two, in a group': `<Tabs group="lab">\n${tab('First', 'One.')}\n${tab('Second', 'Two.')}\n</Tabs>`,
      'Many with long labels': `<Tabs>\n${Array.from({ length: 9 }, (_, index) => tab(`A rather long label ${index}`, `Panel ${index}.`)).join('\n')}\n</Tabs>`,
      'Empty panel': '<Tabs>\n<Tab label="Empty"></Tab>\n</Tabs>',
    },
    draw: Tabs,
  }),
};
