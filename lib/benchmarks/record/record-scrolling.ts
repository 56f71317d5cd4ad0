import type { Page } from '@playwright/test';

import { LIST_CHANGES, SCROLL_WAYS, type ScrollCase } from '../run';
import { SCROLLING, type MadeOn, type Scrolling } from '../types';

/** Changes a scrolled list in every way; what comes of it may depend on what the scheduler does first. */
export async function recordScrolling(
  page: Page,
  madeOn: MadeOn,
): Promise<Scrolling> {
  const cases = [];
  for (const way of SCROLL_WAYS) {
    for (const change of LIST_CHANGES) {
      const results: string[] = [];
      for (let time = 0; time < madeOn.times; time++) {
        const result = await scrollCase(page, { way, change });
        results.push(JSON.stringify(result));
      }
      cases.push({ way, change, ...mostFrequent(results) });
    }
  }
  return SCROLLING.parse({ madeOn, cases });
}

/** The result that came most often, and how often it did. */
function mostFrequent(results: readonly string[]): object {
  const often = (text: string) => results.filter((one) => one === text).length;
  const [first = '{}'] = results.toSorted((a, b) => often(b) - often(a));
  return { ...(JSON.parse(first) as object), often: often(first) };
}

function scrollCase(page: Page, each: ScrollCase): Promise<object> {
  return page.evaluate(async (scene) => {
    const address = '/virtual-scrolling.js';
    const { scroll } = await import(address);
    const host = document.createElement('div');
    document.querySelector('main')?.replaceChildren(host);
    return scroll(host, scene);
  }, each);
}
