import type { SceneSettings } from '@/lib/benchmarks/build';

/** The scenes that pages show and `npm run lab` records. */
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

/** Whose versions a recording names. */
export const MEASURED_PACKAGES = [
  '@angular/core',
  '@rx-angular/cdk',
  '@rx-angular/template',
  'rxjs',
] as const;
