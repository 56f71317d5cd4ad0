import type { Page } from '@playwright/test';

const MIN_TEXT_PX = 12;

export const FIGURES = '.diagram, .marble';

/** What of the figures of the open page is cut, or too small to be read, each as a sentence. */
export const findFigureFaults = (page: Page) =>
  page.evaluate(
    ([minTextPx, selector]) => {
      const figures = [...document.querySelectorAll(selector)];
      return figures.flatMap((figure, index) => {
        const faults: string[] = [];
        if (figure.scrollWidth > figure.clientWidth) {
          faults.push(`figure ${index} scrolls sideways`);
        }
        const shown = [...figure.querySelectorAll('svg')].filter((svg) =>
          svg.checkVisibility(),
        );
        if (shown.length !== 1) {
          faults.push(`figure ${index} is shown ${shown.length} times`);
        }
        for (const text of shown.flatMap((svg) => [
          ...svg.querySelectorAll('text'),
        ])) {
          const { a: scale, e, f } = text.getScreenCTM() ?? new DOMMatrix();
          const size = parseFloat(getComputedStyle(text).fontSize) * scale;
          if (size < minTextPx) {
            faults.push(`${size.toFixed(1)} px: "${text.textContent}"`);
          }
          const frame = text.ownerSVGElement?.getBoundingClientRect();
          // What Firefox gives as its rectangle holds the outline that keeps lines off the letters.
          const { x, y, width, height } = text.getBBox();
          const own = new DOMRect(
            e + x * scale,
            f + y * scale,
            width * scale,
            height * scale,
          );
          const middle = (own.left + own.right) / 2;
          const boxes = [
            ...(text.ownerSVGElement?.querySelectorAll('rect') ?? []),
          ]
            .map((rect) => rect.getBoundingClientRect())
            .filter(
              (box) =>
                box.left < middle &&
                box.right > middle &&
                box.top < own.top + 6 &&
                box.bottom > own.bottom - 6,
            );
          for (const room of [frame, ...boxes]) {
            if (!room) continue;
            if (own.left < room.left - 0.5 || own.right > room.right + 0.5) {
              faults.push(`"${text.textContent}" is wider than its room`);
            }
          }
        }
        return faults;
      });
    },
    [MIN_TEXT_PX, FIGURES] as const,
  );
