import { z } from 'zod';
import { supportOf } from '@/lib/package-facts';
import { each, part, TEXT } from '../part';
import { PACKAGE_FACTS } from '../sources';
import { PackageVersions } from './package-versions';

export const packageVersions = {
  PackageVersions: part({
    props: z.strictObject({ of: TEXT }),
    uses: { packageFacts: PACKAGE_FACTS },
    markdown: {},
    specimens: each(
      ['@rx-angular/state', '@rx-angular/isr', '@rx-angular/eslint-plugin'],
      (of) => `<PackageVersions of="${of}" />`,
    ),
    draw: ({ of }, { packageFacts }) => (
      <PackageVersions
        of={of}
        support={supportOf(packageFacts.compatibility, of)}
      />
    ),
  }),
};
