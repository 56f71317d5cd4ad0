import type { Page } from '@playwright/test';
import {
  type CACHE_MANNERS,
  startCountingHost,
  type CountingHost,
} from './counting-host';
import { waitForLife } from './browse';
import { expect, test as base } from './test';

type Manners = keyof typeof CACHE_MANNERS;

/** A host of the test's own, which can be switched off, ended, and publish another version. */
export const test = base.extend<{
  manners: Manners;
  host: CountingHost;
  baseURL: string;
}>({
  manners: ['as this site asks for', { option: true }],
  host: async ({ manners }, use) => {
    const host = await startCountingHost(manners);
    await use(host);
    await host.close();
  },
  baseURL: ({ host }, use) => use(host.url),
  serviceWorkers: 'allow',
});

export { expect } from './test';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Keeps all pages, updates or removes them. */
export const keepButton = (page: Page) =>
  page.locator('footer').getByRole('button', { name: /pages/ });

/** What is said of keeping. */
export const said = (page: Page) => page.locator('footer').getByRole('status');

/** Some hundred files take a busy machine a while. */
export const ALL_FILES = { timeout: 80_000 };

/** Waits until it is so. `waitForFunction` takes the promise of an answer for a yes. */
export function until<Argument>(
  page: Page,
  isSo: (argument: Argument) => Promise<boolean>,
  argument: Argument,
): Promise<void> {
  type Ask = (argument: unknown) => Promise<boolean>;
  const ask = () => page.evaluate(isSo as Ask, argument);
  return expect.poll(ask, ALL_FILES).toBe(true);
}

/** Opens a page and waits until it is kept. */
export async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForLife(page);
  await until(
    page,
    async () =>
      (await navigator.serviceWorker.ready).active?.state === 'activated',
    undefined,
  );
  // What comes later is kept with the next page; what the document names, it needs.
  await until(
    page,
    async (key) => {
      const needed = [
        ...document.querySelectorAll<HTMLScriptElement>('script[src]'),
      ].map(({ src }) => src);
      const kept = await Promise.all(
        [key, ...needed].map((one) => caches.match(one, { ignoreVary: true })),
      );
      return !kept.includes(undefined);
    },
    path,
  );
}
