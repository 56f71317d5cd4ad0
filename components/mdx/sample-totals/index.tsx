import { z } from 'zod';
import { hashOf } from '@/lib/base/files';
import { collectSampleTotals, manifestKey } from '@/lib/site/verdicts';
import type { SampleFigures } from '@/lib/site/verdicts';
import { part, type Source } from '../part';
import { API, perSite } from '../sources';
import { SampleTotals } from './sample-totals';

const collectOnce = perSite(({ root }) => ({
  figures: collectSampleTotals(root),
}));

/** What the checker found, and what is documented, which is found on all pages. */
const SAMPLES: Source<SampleFigures | undefined> = {
  key: perSite(({ docs }) =>
    hashOf([manifestKey(), ...docs.map(({ body }) => body)]),
  ),
  read: (site) =>
    // While writing, the checker finds out more about the same pages.
    process.env.NODE_ENV === 'development'
      ? collectSampleTotals(site.root)
      : collectOnce(site).figures,
};

export const sampleTotals = {
  SampleTotals: part({
    props: z.strictObject({}),
    uses: { api: API, figures: SAMPLES },
    markdown: {},
    draw: (_, { figures }) => <SampleTotals figures={figures} />,
  }),
};
