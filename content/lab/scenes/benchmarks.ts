import {
  createComponent,
  provideZonelessChangeDetection,
  type Type,
} from '@angular/core';

import { createStrictApplication } from '@/lib/samples/demos/application';
import { CHANGES } from '@/lib/benchmarks/run';
import type {
  BenchmarkCase,
  BenchmarkResult,
  BenchmarkScene,
  Change,
  Layout,
} from '@/lib/benchmarks/run';
import {
  ForList,
  ForTable,
  NgForList,
  NgForTable,
  RxForList,
  RxForTable,
  RowList,
} from './benchmark-lists';
import type { ValuePage } from './benchmark-values';
import {
  AsyncValues,
  LetValues,
  PushValues,
  SignalValues,
  Value,
} from './benchmark-values';
import { compare, ROW_CHANGES, UPDATED_EACH } from './rows';
import { measureChange } from './stopwatch';

export { measurePace } from './fixed-work';

const COMPONENTS: Readonly<
  Record<Layout, Readonly<Record<string, Type<RowList | ValuePage>>>>
> = {
  list: { '@for': ForList, '*ngFor': NgForList, rxFor: RxForList },
  table: { '@for': ForTable, '*ngFor': NgForTable, rxFor: RxForTable },
  values: {
    signals: SignalValues,
    async: AsyncValues,
    push: PushValues,
    rxLet: LetValues,
  },
};

const ROWS = [
  '@for',
  '*ngFor',
  'rxFor native',
  'rxFor normal',
  'rxFor low',
  'rxFor immediate',
];

/** What renders each layout: a component, and for `rxFor` its strategy. */
export const WAYS: BenchmarkScene['WAYS'] = {
  list: ROWS,
  table: ROWS,
  values: Object.keys(COMPONENTS.values),
};

/** Strategies that work until a frame is used up. */
export const FILL_FRAMES = ['rxFor normal', 'rxFor low'];

/**
 * Measures all changes of a case, one after the other.
 *
 * @param host where it is rendered
 */
export async function measure(
  host: HTMLElement,
  benchmark: BenchmarkCase,
): Promise<BenchmarkResult> {
  const { change, progress, stop } = await begin(host, benchmark);
  const result: BenchmarkResult = {};
  const { phase = Math.random() } = benchmark;
  for (const name of CHANGES[benchmark.layout]) {
    result[name] = await measureChange(() => change(name), progress, phase);
  }
  stop();
  return result;
}

/**
 * Renders a case and leaves it there, for its memory to be measured.
 *
 * @returns a function that removes it
 */
export async function hold(
  host: HTMLElement,
  benchmark: BenchmarkCase,
): Promise<() => void> {
  const { change, progress, stop } = await begin(host, benchmark);
  await measureChange(() => change('create'), progress, 0);
  return stop;
}

async function begin(host: HTMLElement, { layout, way, rows }: BenchmarkCase) {
  const [name = '', strategy = ''] = way.split(' ');
  const type = COMPONENTS[layout][name];
  if (!type) throw new Error(`Nothing renders ${layout} with ${way}.`);
  const application = await createStrictApplication([
    provideZonelessChangeDetection(),
  ]);
  const { hostView, instance } = createComponent(type, {
    environmentInjector: application.injector,
    hostElement: host.appendChild(document.createElement('div')),
  });
  if (instance instanceof RowList) instance.strategy.set(strategy);
  application.attachView(hostView);
  await application.whenStable();
  const model =
    instance instanceof RowList
      ? rowModel(instance, rows)
      : valueModel(instance, rows, way === 'signals');
  const shown = host.getElementsByClassName('name');
  return {
    change: model.change,
    progress: () => compare(shown, model.texts()),
    stop: () => application.destroy(),
  };
}

function rowModel(list: RowList, count: number) {
  const change = (name: Change) =>
    list.rows.update((rows) => ROW_CHANGES[name](rows, count));
  return { change, texts: () => list.rows().map(({ name }) => name) };
}

function valueModel(page: ValuePage, count: number, isSignal: boolean) {
  const made = Array.from({ length: count }, () => new Value(isSignal));
  const texts = made.map(() => '0');
  const change = (name: Change) => {
    if (name === 'create') {
      page.values.set(made);
      return;
    }
    made.forEach((value, index) => {
      if (index % UPDATED_EACH !== 0) return;
      texts[index] = '1';
      value.set(1);
    });
  };
  return { change, texts: () => texts };
}
