import { z } from 'zod';
import { LONG_TEXT, part, TEXT } from '../part';
import { Legacy } from './legacy';

export const legacy = {
  Legacy: part({
    props: z.strictObject({ instead: TEXT, for: TEXT.optional() }),
    uses: {},
    markdown: {},
    specimens: {
      'With what differs':
        '<Legacy instead="rxEffects()" for="code that injects a class">\n\nWhat differs.\n\n</Legacy>',
      Shortest: '<Legacy instead="signals" />',
      Long: `<Legacy instead="${LONG_TEXT}" for="${LONG_TEXT}">\n\n${LONG_TEXT}\n\n</Legacy>`,
    },
    draw: Legacy,
  }),
};
