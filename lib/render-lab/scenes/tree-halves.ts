import { ChangeDetectionStrategy, Component } from '@angular/core';

import {
  DefaultFooter,
  DefaultGauge,
  DefaultOtherFooter,
  Footer,
  Gauge,
  OtherFooter,
  Part,
} from './tree-parts';

const LEFT = `{{ checked('Left half') }}<lab-gauge /><lab-footer />`;
const RIGHT = `{{ checked('Right half') }}<lab-other-footer />`;
const { OnPush, Default } = ChangeDetectionStrategy;

@Component({
  selector: 'lab-left',
  imports: [Gauge, Footer],
  changeDetection: OnPush,
  template: LEFT,
})
export class Left extends Part {}

@Component({
  selector: 'lab-left',
  imports: [DefaultGauge, DefaultFooter],
  changeDetection: Default,
  template: LEFT,
})
export class DefaultLeft extends Part {}

@Component({
  selector: 'lab-right',
  imports: [OtherFooter],
  changeDetection: OnPush,
  template: RIGHT,
})
export class Right extends Part {}

@Component({
  selector: 'lab-right',
  imports: [DefaultOtherFooter],
  changeDetection: Default,
  template: RIGHT,
})
export class DefaultRight extends Part {}
