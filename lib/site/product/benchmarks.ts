import type { SceneSettings } from '@/lib/benchmarks/build';

/** The scenes that pages show and `npm run record lab` records. */
export const SCENES: SceneSettings = {
  folder: 'content/lab/scenes',
  groups: [
    ['strategies', 'benchmarks'],
    ['change-detection', 'zone-frame'],
    ['virtual-scrolling'],
  ],
  // As strict as samples.
  tsconfig: 'content/_setup/tsconfig.json',
};

/** How the gauge of the tree whose checks are counted shows its value. */
export const BINDINGS = ['async', 'push', 'rxLet', 'signal'];

/** Whose versions a recording names. */
export const MEASURED_PACKAGES = [
  '@angular/core',
  '@rx-angular/cdk',
  '@rx-angular/template',
  'rxjs',
] as const;
