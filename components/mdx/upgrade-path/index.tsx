import { z } from 'zod';
import { Island } from '@/components/islands/island';
import { readPackageFacts, releasesByAngular } from '@/lib/packages';
import { PACKAGES } from '@/lib/site/product';
import { part, type Source } from '../part';
import { perSite } from '../sources';
import { readSteps, type Step } from './read-steps';
import UpgradePath from './upgrade-path.island';

const stepsOf = perSite((site) => {
  const { compatibility } = readPackageFacts(site.root, PACKAGES);
  const rows = releasesByAngular(compatibility);
  return readSteps(site.docs, (major) => {
    const { releases } = rows.find(({ angular }) => angular === major) ?? {};
    return [...(releases ?? [])].flatMap(([name, version]) =>
      version === undefined ? (name.split('/')[1] ?? []) : [],
    );
  });
});

const STEPS: Source<Step[]> = {
  key: (site) => JSON.stringify(stepsOf(site)),
  read: stepsOf,
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
