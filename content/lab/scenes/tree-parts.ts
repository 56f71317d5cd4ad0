import { AsyncPipe } from '@angular/common';
import {
  ChangeDetectionStrategy,
  Component,
  inject,
  InjectionToken,
  input,
  signal,
} from '@angular/core';
import { RxLet } from '@rx-angular/template/let';
import { RxPush } from '@rx-angular/template/push';
import { BehaviorSubject } from 'rxjs';

import type { Binding, Checks, Place } from '@/lib/benchmarks/run';

/** The value of the gauge, and what is counted. */
export class Model {
  readonly level$ = new BehaviorSubject(0);
  readonly level = signal(0);
  checks: Checks = {};

  constructor(readonly binding: Binding) {}

  count(place: Place): void {
    this.checks[place] = (this.checks[place] ?? 0) + 1;
  }

  /** Sets only what the gauge reads. */
  set(value: number): void {
    if (this.binding === 'signal') this.level.set(value);
    else this.level$.next(value);
  }
}

export const MODEL = new InjectionToken<Model>('model');

/** A part of the page; its template counts each time that it is checked. */
export abstract class Part {
  protected readonly model = inject(MODEL);

  protected checked(place: Place): string {
    this.model.count(place);
    return '';
  }

  protected shown(level: number | null | undefined): number {
    this.model.count('The value');
    return level ?? 0;
  }
}

const GAUGE = `{{ checked('Gauge') }}
  @switch (model.binding) {
    @case ('async') {<b>{{ shown(model.level$ | async) }}</b>}
    @case ('push') {<b>{{ shown(model.level$ | push) }}</b>}
    @case ('rxLet') {<b *rxLet="model.level$; let level">{{ shown(level) }}</b>}
    @case ('signal') {<b>{{ shown(model.level()) }}</b>}
  }`;
const { OnPush, Default } = ChangeDetectionStrategy;

@Component({
  selector: 'lab-gauge',
  imports: [AsyncPipe, RxLet, RxPush],
  changeDetection: OnPush,
  template: GAUGE,
})
export class Gauge extends Part {}

@Component({
  selector: 'lab-gauge',
  imports: [AsyncPipe, RxLet, RxPush],
  changeDetection: Default,
  template: GAUGE,
})
export class DefaultGauge extends Part {}

const FOOTER = `{{ checked(place()) }}`;

@Component({
  selector: 'lab-footer',
  changeDetection: OnPush,
  template: FOOTER,
})
export class Footer extends Part {
  readonly place = input.required<Place>();
}

@Component({
  selector: 'lab-footer',
  changeDetection: Default,
  template: FOOTER,
})
export class DefaultFooter extends Part {
  readonly place = input.required<Place>();
}
