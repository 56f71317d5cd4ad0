import { AsyncPipe } from '@angular/common';
import {
  ChangeDetectionStrategy,
  Component,
  signal,
  type WritableSignal,
} from '@angular/core';
import { RxLet } from '@rx-angular/template/let';
import { RxPush } from '@rx-angular/template/push';
import { BehaviorSubject } from 'rxjs';

/** One value of the page, as a stream and as a signal. */
export class Value {
  readonly stream = new BehaviorSubject(0);
  readonly signal: WritableSignal<number> = signal(0);

  /** @param isSignal whether the page reads the signal; only what it reads is set */
  constructor(private readonly isSignal: boolean) {}

  set(value: number): void {
    if (this.isSignal) this.signal.set(value);
    else this.stream.next(value);
  }
}

/** What all pages of values have in common. */
export abstract class ValuePage {
  readonly values = signal<readonly Value[]>([]);
}

const { OnPush } = ChangeDetectionStrategy;

@Component({
  selector: 'lab-signals',
  changeDetection: OnPush,
  template: `@for (value of values(); track value) {
    <b class="name">{{ value.signal() }}</b>
  }`,
})
export class SignalValues extends ValuePage {}

@Component({
  selector: 'lab-async',
  imports: [AsyncPipe],
  changeDetection: OnPush,
  template: `@for (value of values(); track value) {
    <b class="name">{{ value.stream | async }}</b>
  }`,
})
export class AsyncValues extends ValuePage {}

@Component({
  selector: 'lab-push',
  imports: [RxPush],
  changeDetection: OnPush,
  template: `@for (value of values(); track value) {
    <b class="name">{{ value.stream | push }}</b>
  }`,
})
export class PushValues extends ValuePage {}

@Component({
  selector: 'lab-let',
  imports: [RxLet],
  changeDetection: OnPush,
  template: `@for (value of values(); track value) {
    <b class="name" *rxLet="value.stream; let shown">{{ shown }}</b>
  }`,
})
export class LetValues extends ValuePage {}
