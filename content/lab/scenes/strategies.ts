import {
  ChangeDetectionStrategy,
  Component,
  createComponent,
  inject,
  InjectionToken,
  provideZonelessChangeDetection,
  signal,
} from '@angular/core';
import {
  provideRxRenderStrategies,
  RX_CONCURRENT_STRATEGIES,
  RX_NATIVE_STRATEGIES,
  type RxStrategyCredentials,
} from '@rx-angular/cdk/render-strategies';
import { RxFor } from '@rx-angular/template/for';

import { createStrictApplication } from '@/lib/samples/demos/application';
import type { Run, StrategyScene } from '@/lib/benchmarks/run';
import { Recorder } from './recorder';

const RECORDER = new InjectionToken<Recorder>('recorder');

@Component({
  selector: 'lab-rows',
  imports: [RxFor],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `<i
    *rxFor="let row of rows; trackBy: sameRow; strategy: strategy()"
    >{{ render(row) }}</i
  >`,
})
export class Rows {
  readonly #recorder = inject(RECORDER);
  readonly rows = signal<readonly number[]>([]);
  readonly strategy = signal('normal');
  readonly sameRow = (_: number, row: number) => row;

  render(row: number): number {
    this.#recorder.render(row);
    return row;
  }
}

/** The same strategy, which notifies the recorder when it is given work and when it begins with it. */
function recorded(
  strategy: RxStrategyCredentials,
  recorder: Recorder,
): RxStrategyCredentials {
  return {
    ...strategy,
    behavior: (options) => {
      recorder.queued();
      return strategy.behavior({
        ...options,
        work: () => {
          recorder.begun();
          options.work();
        },
      });
    },
  };
}

/** What is recorded, in the order of the page: what Angular does itself, then from most to least urgent. */
export const STRATEGIES = [
  'native',
  'local',
  'immediate',
  'userBlocking',
  'normal',
  'low',
  'idle',
];

/**
 * Renders a list with one strategy and records what the page does meanwhile.
 *
 * @param host where the list is shown
 */
export async function record(
  host: HTMLElement,
  { strategy, rows, workMs }: StrategyScene,
): Promise<Run> {
  const recorder = new Recorder(strategy, rows, workMs);
  const all = { ...RX_NATIVE_STRATEGIES, ...RX_CONCURRENT_STRATEGIES };
  const customStrategies = Object.fromEntries(
    Object.entries(all).map(([name, each]) => [name, recorded(each, recorder)]),
  );
  const application = await createStrictApplication([
    provideZonelessChangeDetection(),
    { provide: RECORDER, useValue: recorder },
    provideRxRenderStrategies({ customStrategies }),
  ]);
  try {
    const list = createComponent(Rows, {
      environmentInjector: application.injector,
      hostElement: host.appendChild(document.createElement('div')),
    });
    list.instance.strategy.set(strategy);
    application.attachView(list.hostView);
    await application.whenStable();
    recorder.begin();
    list.instance.rows.set(Array.from({ length: rows }, (_, row) => row));
    return await recorder.finish();
  } finally {
    application.destroy();
  }
}
