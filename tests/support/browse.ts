import type { Locator, Page, Request, Route } from '@playwright/test';

/** Matches the addresses of pages. */
const ANY_PAGE = /^\/((docs|blog|search)(\/[^.]*)?)?$/;

/** Whether the page on screen asks for another one, to put it in its place; the browser's own loads are left out. */
export const isForPage = (request: Request, path?: string) => {
  const { pathname } = new URL(request.url());
  return (
    request.resourceType() !== 'document' &&
    (path === undefined ? ANY_PAGE.test(pathname) : pathname === path)
  );
};

/** Answers such requests in the place of the host, for one page or for all. */
export const routePage = (
  page: Page,
  path: string | undefined,
  answer: (route: Route) => unknown,
) =>
  page.route('**/*', async (route) => {
    if (isForPage(route.request(), path)) await answer(route);
    else await route.fallback();
  });

/** Leaves fetching ahead out of a test, as for a reader who saves data. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
    });
  });
}

/** Holds an answer back until the test lets it go. */
export function holdBack(): {
  hold: (route: Route) => Promise<void>;
  letGo: () => void;
} {
  let letGo = () => {};
  const released = new Promise<void>((done) => (letGo = done));
  return {
    hold: async (route) => {
      await released;
      // The page may be gone by then.
      await route.continue().catch(() => {});
    },
    letGo: () => letGo(),
  };
}

/** Paths of everything that a page asks for from now on, in order; it grows as they are asked for. */
export function pathsAsked(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

/** Waits until the page's own scripts have started. */
export async function waitForLife(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      (window as { siteBoot?: { isAlive?: boolean } }).siteBoot?.isAlive ===
      true,
  );
}

/** Whether the page's focus is on an element, though the browser's own bar may have the keyboard. */
export const hasFocus = (locator: Locator) =>
  locator.evaluate((element) => document.activeElement === element);

/** Leaves a mark that only survives while the document does. */
export const markDocument = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { isSameDocument: true }));

export const isSameDocument = (page: Page) =>
  page.evaluate(() => 'isSameDocument' in window);
