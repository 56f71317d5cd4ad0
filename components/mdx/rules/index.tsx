import { z } from 'zod';
import { rulePages } from '@/lib/packages';
import { part, TEXT, type Source } from '../part';
import { API } from '../sources';
import { RuleFacts, RuleIndex } from './rule-facts';

/** Site path of the page of each rule. */
const RULE_PAGES: Source<ReadonlyMap<string, string>> = {
  key: ({ docs }) => JSON.stringify([...rulePages(docs)]),
  read: ({ docs }) => rulePages(docs),
};

export const rules = {
  RuleFacts: part({
    props: z.strictObject({ rule: TEXT }),
    uses: { api: API },
    markdown: {},
    draw: ({ rule }, { api }) => <RuleFacts rule={api.findRule(rule)} />,
  }),
  RuleIndex: part({
    props: z.strictObject({}),
    uses: { api: API, pages: RULE_PAGES },
    markdown: {},
    draw: (_, { api, pages }) => <RuleIndex rules={api.rules} pages={pages} />,
  }),
};
