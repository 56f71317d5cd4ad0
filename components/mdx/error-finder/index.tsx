import { z } from 'zod';
import { Island } from '@/components/islands/island';
import { part } from '../part';
import ErrorFinder from './error-finder.island';

/** A field that leads from a message, or from what a reader sees, to its entry on the pages of errors. */
export const errorFinder = {
  ErrorFinder: part({
    props: z.strictObject({}),
    uses: {},
    markdown: { 'form-row': 'omit' },
    draw: () => (
      <Island of="mdx/error-finder/error-finder" when="load">
        <ErrorFinder />
      </Island>
    ),
  }),
};
