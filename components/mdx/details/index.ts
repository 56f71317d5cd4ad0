import { z } from 'zod';
import { part, TEXT } from '../part';
import { Details } from './details';

export const details = {
  Details: part({
    props: z.strictObject({ summary: TEXT }),
    uses: {},
    markdown: {},
    draw: Details,
  }),
};
