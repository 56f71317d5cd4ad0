import { z } from 'zod';
import { LONG_TEXT, part, TEXT } from '../part';
import { Details } from './details';

export const details = {
  Details: part({
    props: z.strictObject({ summary: TEXT }),
    uses: {},
    markdown: {},
    specimens: {
      Short: '<Details summary="Why not a Map?">\n\nText.\n\n</Details>',
      Long: `<Details summary="${LONG_TEXT}">\n\n${LONG_TEXT}\n\n</Details>`,
      Empty: '<Details summary="Empty"></Details>',
    },
    draw: Details,
  }),
};
