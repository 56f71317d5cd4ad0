/**
 * What a browser without a connection shows in the place of a page that is not stored.
 *
 * @param stored paths that can be read now, encoded as in an address
 */
export function offlinePage(stored: readonly string[]): Response {
  const items = stored.map((path) => `<li><a href="${path}">${path}</a>`);
  const text = stored.length
    ? `<p>This page is not saved on your device. These pages are:<ul>${items.join('')}</ul>`
    : '<p>This page is not saved on your device, and no other page is.';
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>You are offline</title><main><h1>You are offline</h1>${text}<p><a href="">Try again</a></main>`,
    {
      status: 503,
      headers: {
        'Content-Type': 'text/html',
        'Content-Security-Policy': "default-src 'none'",
      },
    },
  );
}
