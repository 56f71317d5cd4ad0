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
    specimens: {
      One: '<PackageInstall packages="@rx-angular/state" />',
      'Several, for development':
        '<PackageInstall packages="@rx-angular/state @rx-angular/template @rx-angular/cdk @rx-angular/isr @rx-angular/eslint-plugin" dev />',
    },
    draw: PackageInstall,
  }),
  PackageRun: part({
    props: z.strictObject({ command: TEXT }),
    uses: {},
    markdown: {},
    specimens: { Command: '<PackageRun command="ng add @rx-angular/state" />' },
    draw: PackageRun,
  }),
};
