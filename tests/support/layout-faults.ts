import type { Page } from '@playwright/test';

/** Least width and height of a target, from WCAG 2.2, 2.5.8; links within a line of text are exempt there. */
const MIN_TARGET_PX = 24;

/**
 * What is wrong with the layout of the open page: sideways scrolling, text that is cut off, controls that are too
 * small or lie on each other.
 */
export function findLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate((minTarget) => {
    const faults: string[] = [];
    const root = document.documentElement;
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.className}`;

    if (root.scrollWidth > root.clientWidth) {
      const wide = [...document.querySelectorAll('body *')].find(
        (element) =>
          element.getBoundingClientRect().right > root.clientWidth + 0.5 &&
          !element.closest('pre, .table-frame, .tab-list'),
      );
      faults.push(`scrolls sideways: ${wide ? nameOf(wide) : 'page'}`);
    }

    for (const element of document.querySelectorAll('body *')) {
      if (!(element instanceof HTMLElement)) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCut =
        (['hidden', 'clip'].includes(overflowX) &&
          element.scrollWidth > element.clientWidth + 1) ||
        (['hidden', 'clip'].includes(overflowY) &&
          element.scrollHeight > element.clientHeight + 1);
      const isMeant =
        element.closest('.visually-hidden, .code-folding') !== null;
      if (isCut && !isMeant) faults.push(`cut off: ${nameOf(element)}`);
    }

    const targets = [
      ...document.querySelectorAll('a, button, summary, input'),
    ].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches('.skip-link, input[type="radio"]'),
    );
    for (const element of targets) {
      const { width, height } = element.getBoundingClientRect();
      const { display } = getComputedStyle(element);
      const isInText =
        (display === 'inline' &&
          element.closest('p, pre, li, td, th, dd, h1, h2, h3, h4, h5, h6')) ||
        // A name in a sentence of a cell, which is not broken.
        (display === 'inline-block' && element.closest('td'));
      if (!isInText && (width < minTarget || height < minTarget)) {
        faults.push(
          `${Math.round(width)} x ${Math.round(height)} px: ${nameOf(element)}`,
        );
      }
    }

    const bar = [
      ...document.querySelectorAll('.navbar :is(a, button, summary, input)'),
    ].filter(
      (element) =>
        element.checkVisibility() && !element.closest('dialog, .search-panel'),
    );
    bar.forEach((first, index) => {
      const a = first.getBoundingClientRect();
      for (const second of bar.slice(index + 1)) {
        const b = second.getBoundingClientRect();
        const isApart =
          a.right <= b.left + 1 ||
          b.right <= a.left + 1 ||
          a.bottom <= b.top + 1 ||
          b.bottom <= a.top + 1;
        if (!isApart) faults.push(`${nameOf(first)} lies on ${nameOf(second)}`);
      }
    });
    return faults;
  }, MIN_TARGET_PX);
}

/** Sets what WCAG 1.4.12 lets readers set; the page's policy allows no style element. */
export function spaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    // The page has sheets of its own there.
    document.adoptedStyleSheets.push(sheet);
  });
}
