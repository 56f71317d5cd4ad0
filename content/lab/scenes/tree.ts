import { ChangeDetectionStrategy, Component } from '@angular/core';

import { DefaultFooter, DefaultGauge, Footer, Gauge, Part } from './tree-parts';

const APP = `{{ checked('App') }}<lab-left /><lab-right />`;
const LEFT = `{{ checked('Left half') }}<lab-gauge /><lab-footer place="Left footer" />`;
const RIGHT = `{{ checked('Right half') }}<lab-footer place="Right footer" />`;
const { OnPush, Default } = ChangeDetectionStrategy;

@Component({
  selector: 'lab-left',
  imports: [Gauge, Footer],
  changeDetection: OnPush,
  template: LEFT,
})
class Left extends Part {}

@Component({
  selector: 'lab-left',
  imports: [DefaultGauge, DefaultFooter],
  changeDetection: Default,
  template: LEFT,
})
class DefaultLeft extends Part {}

@Component({
  selector: 'lab-right',
  imports: [Footer],
  changeDetection: OnPush,
  template: RIGHT,
})
class Right extends Part {}

@Component({
  selector: 'lab-right',
  imports: [DefaultFooter],
  changeDetection: Default,
  template: RIGHT,
})
class DefaultRight extends Part {}

@Component({
  selector: 'lab-app',
  imports: [Left, Right],
  changeDetection: OnPush,
  template: APP,
})
export class App extends Part {}

@Component({
  selector: 'lab-app',
  imports: [DefaultLeft, DefaultRight],
  changeDetection: Default,
  template: APP,
})
export class DefaultApp extends Part {}
