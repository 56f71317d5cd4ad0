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
    draw: ({ major }, { packageFacts }) => (
      <ExportChanges facts={packageFacts} major={Number(major)} />
    ),
  }),
};
