import type { Page } from '@playwright/test';

/** Most that a page may jump, as Cumulative Layout Shift; 0.1 is what search engines call good. */
export const MAX_SHIFT = 0.02;

type WatchedWindow = Window & { layoutShift: number };

/** Sums up how far the content of each later document of the page jumps. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as unknown as WatchedWindow;
    watched.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') {
          watched.layoutShift += entry.value;
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** @returns the jumps of the shown document so far, as Cumulative Layout Shift */
export function readShift(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as WatchedWindow).layoutShift);
}

/** Scrolls to the end and back, for what loads or comes to life on the way. */
export function walkThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const nextFrame = () =>
      new Promise((resolve) => requestAnimationFrame(resolve));
    // What was just drawn and is scrolled before its first paint would count as a jump.
    await nextFrame();
    await nextFrame();
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await nextFrame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await nextFrame();
    await nextFrame();
  });
}
