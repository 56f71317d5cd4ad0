import { test as base } from '@playwright/test';
import { startDevServer } from './dev-server';
import { assertExport, startServer } from '@/lib/export/host';
import { VARIANTS_BASE, VARIANTS_OUT } from './variants-tree';

/** Everything a browser complained about while the page was open, as `kind: text`. */
type Complaints = string[];

/** What Playwright says where a test has no service worker. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** The export, the development server, or the export of `node scripts/run.mjs scripts/build/build-variants.ts`. */
export type Served = 'export' | 'dev' | 'variants';

const START: Record<Served, () => ReturnType<typeof startDevServer>> = {
  dev: startDevServer,
  export: async () => {
    await assertExport('out');
    return startServer({ dir: 'out' });
  },
  variants: () => startServer({ dir: VARIANTS_OUT, base: VARIANTS_BASE }),
};

/**
 * The test function of all browser tests: the export is served as readers get it, relative addresses lead to it,
 * and `complaints` collects what no page may log.
 */
export const test = base.extend<
  { complaints: Complaints },
  { serves: Served; siteUrl: string }
>({
  serves: ['export', { scope: 'worker', option: true }],
  siteUrl: [
    async ({ serves }, use) => {
      const server = await START[serves]();
      await use(server.url);
      await server.close();
    },
    { scope: 'worker', timeout: 400_000 },
  ],
  baseURL: ({ siteUrl }, use) => use(siteUrl),
  context: async ({ context }, use) => {
    await use(context);
    // A file that a test holds back or rewrites may still be under way when the test is over.
    const quietly = { behavior: 'ignoreErrors' } as const;
    await Promise.all([
      context.unrouteAll(quietly),
      ...context.pages().map((page) => page.unrouteAll(quietly)),
    ]);
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: Complaints = [];
      page.on('console', (message) => {
        const text = message.text();
        if (text === WORKER_BLOCKED) return;
        if (['error', 'warning'].includes(message.type())) {
          complaints.push(`${message.type()}: ${text}`);
        }
      });
      page.on('pageerror', (error) => {
        complaints.push(`page error: ${error.message}`);
      });
      await use(complaints);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
