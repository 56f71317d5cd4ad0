import { withBase } from '@/lib/base/url';
import type { PlaygroundSettings } from '@/lib/playground';

/** Errors of compilers that have an entry. */
const EXPLAINED = new Set(
  'NG8001 NG8002 NG8004 NG8113 NG8116 TS2305 TS2307 TS2322 TS2339 TS2345 TS2729 TS2748 TS2769'.split(
    ' ',
  ),
);

/** What `lib/playground` has to know of RxAngular. */
export const PLAYGROUND: PlaygroundSettings = {
  packs: {
    modules: {
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
    },
    needs: {
      cdk: 'plain',
      angular: 'cdk',
      virtual: 'angular',
      testing: 'angular',
      more: 'testing',
    },
  },
  helpFor: (code) =>
    EXPLAINED.has(code)
      ? withBase(`/docs/errors/angular#:~:text=${code}`)
      : undefined,
  firstProject: {
    files: [
      {
        name: 'sample.ts',
        text: `import { Component, signal } from '@angular/core';
import { rxState } from '@rx-angular/state';
import { RxLet } from '@rx-angular/template/let';

@Component({
  selector: 'app-counter',
  imports: [RxLet],
  template: \`
    <button type="button" (click)="add()">Add {{ step() }}</button>
    <p *rxLet="count$; let count">Count: {{ count }}</p>
  \`,
})
export class Counter {
  readonly step = signal(1);
  private readonly state = rxState<{ count: number }>(({ set }) =>
    set({ count: 0 }),
  );
  readonly count$ = this.state.select('count');

  add(): void {
    this.state.set('count', ({ count }) => count + this.step());
    console.log('added', this.step());
  }
}
`,
      },
    ],
  },
};

/** What a program of the playground may import. */
export const PLAY_PACKAGES: readonly string[] = [
  ...new Set(
    Object.values(PLAYGROUND.packs.modules)
      .flat()
      .map((name) =>
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      ),
  ),
];
