import { z } from 'zod';
import { LONG_TEXT, part, TEXT } from '../part';

/** A question whose answers lead to another one or to a page; the address tells the answers so far. */
export const choices = {
  Choices: part({
    props: z.strictObject({ name: TEXT }),
    uses: {},
    markdown: {},
    specimens: {
      'Two questions, long answers': `<Choices name="lab">\n\nWhat moves the boat?\n\n- **Wind.** Take a [sail](/docs/state).\n- **${LONG_TEXT}** How far?\n  - **Near.** Take [oars](/docs/state).\n  - **Far.** ${LONG_TEXT} [Sail](/docs/state).\n\n</Choices>`,
    },
    draw: ({ children }) => (
      <div className="choices" data-choices="">
        {children}
      </div>
    ),
  }),
};
