import { z } from 'zod';
import { Island } from '@/components/islands/island';
import { part, type Source } from '../part';
import { perSite } from '../sources';
import { readSteps, type Step } from './read-steps';
import UpgradePath from './upgrade-path.island';

const STEPS: Source<Step[]> = {
  key: perSite(({ docs }) => JSON.stringify(readSteps(docs))),
  read: ({ docs }) => readSteps(docs),
};

/** One checklist from a major version to a later one, made from the pages of the majors. */
export const upgradePath = {
  UpgradePath: part({
    props: z.strictObject({}),
    uses: { steps: STEPS },
    markdown: { 'form-row': 'omit' },
    draw: (_, { steps }) => (
      <Island of="mdx/upgrade-path/upgrade-path" when="load">
        <UpgradePath steps={steps} />
      </Island>
    ),
  }),
};
