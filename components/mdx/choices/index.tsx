import { z } from 'zod';
import { part, TEXT } from '../part';

/** A question whose answers lead to another one or to a page; the address holds the answers so far. */
export const choices = {
  Choices: part({
    props: z.strictObject({ name: TEXT }),
    uses: {},
    markdown: {},
    draw: ({ children }) => (
      <div className="choices" data-choices="">
        {children}
      </div>
    ),
  }),
};
