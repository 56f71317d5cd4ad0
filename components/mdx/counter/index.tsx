import { z } from 'zod';
import { Island } from '@/components/islands/island';
import { part, TEXT } from '../part';
import Counter from './counter.island';

export const counter = {
  Counter: part({
    props: z.strictObject({ from: TEXT.regex(/^\d+$/, 'is no number') }),
    uses: {},
    markdown: {},
    draw: ({ from }) => (
      <Island of="mdx/counter/counter" when="visible">
        <Counter from={Number(from)} />
      </Island>
    ),
  }),
};
