import { z } from 'zod';
import { part } from '../part';
import { PACKAGE_FACTS } from '../sources';
import { ExportChanges } from './export-changes';

export const exportChanges = {
  ExportChanges: part({
    props: z.strictObject({
      major: z.string().regex(/^\d+$/, 'is no major version'),
    }),
    uses: { packageFacts: PACKAGE_FACTS },
    markdown: {},
    specimens: {
      Several: '<ExportChanges major="16" />',
      None: '<ExportChanges major="13" />',
    },
    draw: ({ major }, { packageFacts }) => (
      <ExportChanges facts={packageFacts} major={Number(major)} />
    ),
  }),
};
