import { waitForLife } from './browse';
import { test as base } from './test';

/** Tests of the site of `node scripts/run.mjs scripts/build/build-variants.ts`, which lies below a base path and asks for analytics. */
export const test = base.extend<{
  /** The address of a path of the site. */
  at: (path: string) => string;
  /** Opens a path and waits until its scripts have started. */
  open: (path: string) => Promise<void>;
}>({
  at: ({ siteUrl }, use) =>
    use((path) => `${siteUrl}${path === '/' ? '' : path}`),
  page: async ({ page }, use) => {
    await page.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await use(page);
  },
  open: ({ page, at }, use) =>
    use(async (path) => {
      await page.goto(at(path));
      await waitForLife(page);
    }),
});

export { expect } from './test';
