import { z } from 'zod';
import { supportOf } from '@/lib/packages';
import { part, TEXT } from '../part';
import { PACKAGE_FACTS } from '../sources';
import { NewProject, PackageInstall, PackageRun } from './command-tabs';

export const commands = {
  NewProject: part({
    props: z.strictObject({ name: TEXT, packages: TEXT }),
    uses: { packageFacts: PACKAGE_FACTS },
    markdown: {},
    draw: ({ name, packages }, { packageFacts }) => {
      const [first = ''] = packages.split(' ');
      const support = supportOf(packageFacts.compatibility, first);
      return <NewProject name={name} packages={packages} support={support} />;
    },
  }),
  PackageInstall: part({
    props: z.strictObject({
      packages: TEXT,
      dev: z.literal(true, 'is a switch: write its name alone').optional(),
    }),
    uses: {},
    markdown: {},
    draw: PackageInstall,
  }),
  PackageRun: part({
    props: z.strictObject({ command: TEXT }),
    uses: {},
    markdown: {},
    draw: PackageRun,
  }),
};
