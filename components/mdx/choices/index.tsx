import { z } from 'zod';
import { part, TEXT } from '../part';

/** A question whose answers lead to another one or to a page; the address holds the answers so far. */
export const choices = {
  Choices: part({
    props: z.strictObject({ name: TEXT }),
    holdsText: true,
    uses: {},
    markdown: { 'choices-way': 'omit' },
    draw: ({ children }) => (
      <site-choices>
        <div className="choices">{children}</div>
        <p className="choices-way needs-js">
          <button type="button" className="text-button" data-choices="back">
            Back
          </button>
          <button type="button" className="text-button" data-choices="restart">
            Start again
          </button>
        </p>
      </site-choices>
    ),
  }),
};
