import { NgFor } from '@angular/common';
import { ChangeDetectionStrategy, Component, signal } from '@angular/core';
import { RxFor } from '@rx-angular/template/for';

import type { Row } from './rows';

/** What all lists have in common. */
export abstract class RowList {
  readonly rows = signal<readonly Row[]>([]);
  readonly strategy = signal('normal');
  readonly sameRow = (_: number, { id }: Row) => id;
}

const { OnPush } = ChangeDetectionStrategy;
const CELLS =
  '<td class="name">{{ row.name }}</td><td>{{ row.first }}</td><td>{{ row.second }}</td><td>{{ row.third }}</td><td><a href="#lab">{{ row.id }}</a></td><td><button>Open</button></td>';
const PARTS =
  '<span class="name">{{ row.name }}</span> <b>{{ row.first }}</b> <i>{{ row.second }}</i> <i>{{ row.third }}</i> <a href="#lab">{{ row.id }}</a> <button>Open</button>';

@Component({
  selector: 'lab-for-list',
  changeDetection: OnPush,
  template: `<ul>
    @for (row of rows(); track row.id) {
      <li>${PARTS}</li>
    }
  </ul>`,
})
export class ForList extends RowList {}

@Component({
  selector: 'lab-ng-for-list',
  imports: [NgFor],
  changeDetection: OnPush,
  template: `<ul>
    <li *ngFor="let row of rows(); trackBy: sameRow">${PARTS}</li>
  </ul>`,
})
export class NgForList extends RowList {}

@Component({
  selector: 'lab-rx-for-list',
  imports: [RxFor],
  changeDetection: OnPush,
  template: `<ul>
    <li *rxFor="let row of rows; trackBy: sameRow; strategy: strategy()">
      ${PARTS}
    </li>
  </ul>`,
})
export class RxForList extends RowList {}

@Component({
  selector: 'lab-for-table',
  changeDetection: OnPush,
  template: `<table>
    <tbody>
      @for (row of rows(); track row.id) {
        <tr>
          ${CELLS}
        </tr>
      }
    </tbody>
  </table>`,
})
export class ForTable extends RowList {}

@Component({
  selector: 'lab-ng-for-table',
  imports: [NgFor],
  changeDetection: OnPush,
  template: `<table>
    <tbody>
      <tr *ngFor="let row of rows(); trackBy: sameRow">
        ${CELLS}
      </tr>
    </tbody>
  </table>`,
})
export class NgForTable extends RowList {}

@Component({
  selector: 'lab-rx-for-table',
  imports: [RxFor],
  changeDetection: OnPush,
  template: `<table>
    <tbody>
      <tr *rxFor="let row of rows; trackBy: sameRow; strategy: strategy()">
        ${CELLS}
      </tr>
    </tbody>
  </table>`,
})
export class RxForTable extends RowList {}
