import { ChangeDetectionStrategy, Component, signal } from '@angular/core';
import {
  AutoSizeVirtualScrollStrategy,
  DynamicSizeVirtualScrollStrategy,
  FixedSizeVirtualScrollStrategy,
  RxVirtualFor,
  RxVirtualScrollViewportComponent,
} from '@rx-angular/template/virtual-scrolling';

/** A row with its height, whatever a strategy assumes. */
export type Line = { id: number; height: number };

/** Assumed where nothing better is known: the mean of the scene's rows. */
export const ASSUMED_PX = 54;

/** What all lists have in common. */
export abstract class ScrollList {
  readonly lines = signal<readonly Line[]>([]);
  readonly isKept = signal(false);
  readonly assumed = ASSUMED_PX;
  readonly heightOf = ({ height }: Line) => height;
  readonly sameLine = (_: number, { id }: Line) => id;
}

const { OnPush } = ChangeDetectionStrategy;
const STYLES = 'rx-virtual-scroll-viewport { height: 300px }';
const LINE = `<div *rxVirtualFor="let line of lines; trackBy: sameLine">
  <p [attr.data-line]="line.id" [style.height.px]="line.height" [style.margin.px]="0">{{ line.id }}</p>
</div>`;

@Component({
  selector: 'lab-fixed',
  imports: [
    RxVirtualFor,
    RxVirtualScrollViewportComponent,
    FixedSizeVirtualScrollStrategy,
  ],
  changeDetection: OnPush,
  styles: STYLES,
  template: `<rx-virtual-scroll-viewport
    [itemSize]="assumed"
    [keepScrolledIndexOnPrepend]="isKept()"
    >${LINE}</rx-virtual-scroll-viewport
  >`,
})
export class FixedList extends ScrollList {}

@Component({
  selector: 'lab-dynamic',
  imports: [
    RxVirtualFor,
    RxVirtualScrollViewportComponent,
    DynamicSizeVirtualScrollStrategy,
  ],
  changeDetection: OnPush,
  styles: STYLES,
  template: `<rx-virtual-scroll-viewport
    [dynamic]="heightOf"
    [keepScrolledIndexOnPrepend]="isKept()"
    >${LINE}</rx-virtual-scroll-viewport
  >`,
})
export class DynamicList extends ScrollList {}

@Component({
  selector: 'lab-autosize',
  imports: [
    RxVirtualFor,
    RxVirtualScrollViewportComponent,
    AutoSizeVirtualScrollStrategy,
  ],
  changeDetection: OnPush,
  styles: STYLES,
  template: `<rx-virtual-scroll-viewport
    autosize
    [tombstoneSize]="assumed"
    [keepScrolledIndexOnPrepend]="isKept()"
    >${LINE}</rx-virtual-scroll-viewport
  >`,
})
export class AutosizeList extends ScrollList {}
