import { z } from 'zod';
import { part, TEXT } from '../part';
import { API } from '../sources';
import { RuleFacts } from './rule-facts';

export const rules = {
  RuleFacts: part({
    props: z.strictObject({ rule: TEXT }),
    uses: { api: API },
    markdown: {},
    draw: ({ rule }, { api }) => <RuleFacts rule={api.findRule(rule)} />,
  }),
};
