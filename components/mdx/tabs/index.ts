import { z } from 'zod';
import { part, TEXT } from '../part';
import { Tab, Tabs } from './tabs';

export const tabs = {
  Tab: part({
    props: z.strictObject({ label: TEXT }),
    parent: 'Tabs',
    uses: {},
    markdown: { 'tab-label': 'title' },
    unsearched: ['tab-label'],
    draw: Tab,
  }),
  Tabs: part({
    props: z.strictObject({ group: TEXT.optional() }),
    uses: {},
    markdown: { 'tab-list': 'omit' },
    draw: Tabs,
  }),
};
