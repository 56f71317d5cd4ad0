import type { PackageSettings } from '@/lib/packages';

const PLUGIN = '@rx-angular/eslint-plugin';

/** The packages this documentation is about. */
export const DOCUMENTED_PACKAGES = [
  '@rx-angular/state',
  '@rx-angular/template',
  '@rx-angular/cdk',
  '@rx-angular/isr',
  PLUGIN,
] as const;

/** What `lib/packages` has to know of RxAngular. */
export const PACKAGES: PackageSettings = {
  names: DOCUMENTED_PACKAGES,
  folderOf: (name) => `docs/${name.split('/').at(-1) ?? name}`,
  plugin: { name: PLUGIN, prefix: '@rx-angular/' },
  libraries: DOCUMENTED_PACKAGES.filter((name) => name !== PLUGIN),
  // The first that was numbered like Angular's.
  firstMajor: 14,
  firstAngular: 16,
  serverEntries: ['@rx-angular/isr/server'],
  structural: [
    'RxLet',
    'RxFor',
    'RxIf',
    'RxVirtualFor',
    'RxVirtualViewContent',
    'RxVirtualViewPlaceholder',
  ],
};
