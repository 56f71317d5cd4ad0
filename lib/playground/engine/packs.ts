/** Packages that are loaded together, in the order in which they may be loaded. */
export const PACKS = {
  plain: ['rxjs', 'rxjs/operators', '@rx-angular/cdk/transformations'],
  cdk: [
    '@rx-angular/cdk/coalescing',
    '@rx-angular/cdk/coercing',
    '@rx-angular/cdk/notifications',
    '@rx-angular/cdk/zone-configurations',
  ],
  time: ['@sinonjs/fake-timers'],
  angular: [
    '@angular/compiler',
    '@angular/core',
    '@angular/core/rxjs-interop',
    '@angular/common',
    '@angular/platform-browser',
    '@rx-angular/cdk/internals/core',
    '@rx-angular/cdk/internals/scheduler',
    '@rx-angular/cdk/render-strategies',
    '@rx-angular/cdk/ssr',
    '@rx-angular/cdk/template',
    '@rx-angular/cdk/zone-less/browser',
    '@rx-angular/state',
    '@rx-angular/state/actions',
    '@rx-angular/state/effects',
    '@rx-angular/state/selections',
    '@rx-angular/template/for',
    '@rx-angular/template/if',
    '@rx-angular/template/let',
    '@rx-angular/template/push',
    '@rx-angular/template/unpatch',
  ],
  virtual: [
    '@rx-angular/template/virtual-scrolling',
    '@rx-angular/template/virtual-view',
  ],
  testing: [
    '@angular/core/testing',
    '@angular/platform-browser/testing',
    'rxjs/testing',
  ],
  more: [
    '@angular/common/http',
    '@angular/forms',
    '@angular/forms/signals',
    '@angular/router',
    '@ngrx/entity',
    '@ngrx/signals',
    '@ngrx/signals/rxjs-interop',
    '@ngrx/store',
    '@rx-angular/isr/browser',
  ],
  lodash: ['lodash-es', 'lodash-es/cloneDeep', 'lodash-es/throttle'],
} as const satisfies Record<string, readonly string[]>;

/** The one module that the engine brings itself. */
export const ASSERT = 'node:assert/strict';

export type PackName = keyof typeof PACKS;

/** The pack that must be there before another one, and with it those that it needs itself. */
const NEEDS: Readonly<Partial<Record<PackName, PackName>>> = {
  cdk: 'plain',
  angular: 'cdk',
  virtual: 'angular',
  testing: 'angular',
  more: 'testing',
};

/** Whether samples may import a module. */
export function hasModule(specifier: string): boolean {
  return specifier === ASSERT || packOf(specifier) !== undefined;
}

function packOf(specifier: string): PackName | undefined {
  const names = Object.keys(PACKS) as PackName[];
  return names.find((name) =>
    (PACKS[name] as readonly string[]).includes(specifier),
  );
}

/** The packs that some imports need, in the order in which they are loaded. */
export function packsFor(specifiers: readonly string[]): PackName[] {
  const wanted = new Set<PackName>();
  const add = (name: PackName | undefined): void => {
    if (!name) return;
    add(NEEDS[name]);
    wanted.add(name);
  };
  for (const specifier of specifiers) add(packOf(specifier));
  return [...wanted];
}
