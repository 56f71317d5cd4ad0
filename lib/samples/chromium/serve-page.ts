import type { BrowserContext, Page } from '@playwright/test';

/** Address of what `servePage` serves at `/`. Nothing listens there: all is answered from memory. */
export const SERVED_AT = 'http://localhost/';

/**
 * Answers pages of a browser from memory, and lets them reach nothing else.
 *
 * @param files scripts and documents by their paths, such as `/`
 * @param policy content security policy of the documents
 */
export async function servePage(
  pages: Page | BrowserContext,
  files: Readonly<Record<string, string | Buffer>>,
  policy = '',
): Promise<void> {
  await pages.route('**/*', (route) => {
    const { href, pathname } = new URL(route.request().url());
    const body = href.startsWith(SERVED_AT) ? files[pathname] : undefined;
    if (body === undefined) return route.abort();
    const kind = pathname.endsWith('.js') ? 'javascript' : 'html';
    const headers = { 'Content-Security-Policy': policy };
    return route.fulfill({ contentType: `text/${kind}`, headers, body });
  });
}
