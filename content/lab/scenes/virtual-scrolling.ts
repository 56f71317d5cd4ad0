import {
  createComponent,
  provideZonelessChangeDetection,
  type Type,
} from '@angular/core';

import { createStrictApplication } from '@/lib/samples/demos/application';
import type { ScrollCase, ScrollResult } from '@/lib/benchmarks/run';
import {
  ASSUMED_PX,
  AutosizeList,
  DynamicList,
  FixedList,
  type Line,
  type ScrollList,
} from './scroll-lists';

const LISTS: Readonly<Record<string, Type<ScrollList>>> = {
  fixed: FixedList,
  dynamic: DynamicList,
  autosize: AutosizeList,
};
const COUNT = 1000;
const SCROLLED_TO = 300;
const NEW = 50;
const KEPT = 400;
/** Frames without a change after which a list is at rest, and how many are waited for at most. */
const FRAMES_AT_REST = 12;
const MAX_FRAMES = 120;

const HEIGHTS = [30, 42, 54, 66, 78];
const lineOf = (id: number): Line => ({
  id,
  height: HEIGHTS[Math.abs(id) % HEIGHTS.length] ?? ASSUMED_PX,
});

const CHANGES: Readonly<
  Record<ScrollCase['change'], (lines: readonly Line[]) => readonly Line[]>
> = {
  shrink: (lines) => lines.slice(0, KEPT),
  grow: (lines) => [
    ...Array.from({ length: NEW }, (_, index) => lineOf(index - NEW)),
    ...lines,
  ],
  resize: (lines) =>
    lines.map((line) => ({ ...line, height: line.height + 12 })),
  reverse: (lines) => lines.toReversed(),
};

/**
 * Scrolls a list to its middle, changes it, and measures what becomes of the row at the top of the view.
 *
 * @param host where the list is rendered
 */
export async function scroll(
  host: HTMLElement,
  { way, change }: ScrollCase,
): Promise<ScrollResult> {
  const [name = '', keeping] = way.split(' ');
  const type = LISTS[name];
  if (!type) throw new Error(`There is no strategy ${name}.`);
  const application = await createStrictApplication([
    provideZonelessChangeDetection(),
  ]);
  try {
    const { hostView, instance } = createComponent(type, {
      environmentInjector: application.injector,
      hostElement: host.appendChild(document.createElement('div')),
    });
    instance.isKept.set(keeping !== undefined);
    application.attachView(hostView);
    instance.lines.set(Array.from({ length: COUNT }, (_, id) => lineOf(id)));
    await rest(host);
    const viewport = scrollerOf(host);
    viewport.scrollTop = SCROLLED_TO * ASSUMED_PX;
    await rest(host);
    const before = topLine(host);
    const offset = before ? offsetOf(host, before) : undefined;
    instance.lines.update(CHANGES[change]);
    await rest(host);
    const after = before ? offsetOf(host, before) : undefined;
    return {
      shift:
        offset === undefined || after === undefined
          ? null
          : Math.round(after - offset),
      seen: linesInView(host).length,
      estimated: viewport.scrollHeight,
      real: instance.lines().reduce((sum, { height }) => sum + height, 0),
      gap: widestGap(host),
    };
  } finally {
    application.destroy();
  }
}

function scrollerOf(host: HTMLElement): Element {
  const found = host.querySelector('.rx-virtual-scroll-element');
  if (!found) throw new Error('The list has no scroll element.');
  return found;
}

type Seen = { id: string; top: number; bottom: number };

/** The rows in view, from the top. */
function linesInView(host: HTMLElement): Seen[] {
  const view = scrollerOf(host).getBoundingClientRect();
  return [...host.querySelectorAll<HTMLElement>('[data-line]')]
    .map((line) => {
      const { top, bottom } = line.getBoundingClientRect();
      return { id: line.dataset['line'] ?? '', top, bottom };
    })
    .filter(({ top, bottom }) => bottom > view.top + 1 && top < view.bottom - 1)
    .sort((a, b) => a.top - b.top);
}

function topLine(host: HTMLElement): string | undefined {
  return linesInView(host)[0]?.id;
}

function offsetOf(host: HTMLElement, id: string): number | undefined {
  return linesInView(host).find((line) => line.id === id)?.top;
}

/** Pixels between two neighbours in view, or by which they overlap. */
function widestGap(host: HTMLElement): number {
  const lines = linesInView(host);
  const gaps = lines
    .slice(1)
    .map(({ top }, index) => Math.abs(top - (lines[index]?.bottom ?? top)));
  return Math.round(Math.max(0, ...gaps));
}

async function rest(host: HTMLElement): Promise<void> {
  let quiet = 0;
  let last = '';
  for (let frame = 0; frame < MAX_FRAMES && quiet < FRAMES_AT_REST; frame++) {
    await new Promise((resolve) =>
      requestAnimationFrame(() => setTimeout(resolve)),
    );
    const scroller = host.querySelector('.rx-virtual-scroll-element');
    const lines = scroller ? linesInView(host) : [];
    const now = JSON.stringify([scroller?.scrollHeight, lines]);
    // Rows come after the place for them.
    quiet = now === last && lines.length > 0 ? quiet + 1 : 0;
    last = now;
  }
}
