import { ChangeDetectionStrategy, Component } from '@angular/core';

import { DefaultLeft, DefaultRight, Left, Right } from './tree-halves';
import { Part } from './tree-parts';

const APP = `{{ checked('App') }}<lab-left /><lab-right />`;
const { OnPush, Default } = ChangeDetectionStrategy;

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
