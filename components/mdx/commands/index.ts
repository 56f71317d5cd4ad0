import { z } from 'zod';
import { part, TEXT } from '../part';
import { PackageInstall, PackageRun } from './command-tabs';

export const commands = {
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
