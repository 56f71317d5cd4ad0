import { z } from 'zod';
import { supportOf } from '@/lib/packages';
import { part, TEXT } from '../part';
import { PACKAGE_FACTS } from '../sources';
import { PackageVersions } from './package-versions';

export const packageVersions = {
  PackageVersions: part({
    props: z.strictObject({ of: TEXT }),
    uses: { packageFacts: PACKAGE_FACTS },
    markdown: {},
    draw: ({ of }, { packageFacts }) => (
      <PackageVersions
        of={of}
        support={supportOf(packageFacts.compatibility, of)}
      />
    ),
  }),
};
