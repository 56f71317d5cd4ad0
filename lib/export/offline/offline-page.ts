/**
 * What a browser without a connection shows in the place of a page that is not stored.
 *
 * @param titles of the pages that can be read now, as HTML, by their paths, encoded as in an address
 * @param frame one of them, if there is any: what stands around its content stands around this, too
 */
export function offlinePage(
  titles: ReadonlyMap<string, string>,
  frame = '<!doctype html><html lang=en><meta name=viewport content=width=device-width><title></title><main></main>',
): Response {
  const items = [...titles].map(
    ([path, title]) =>
      `<li><a href="${path}">${title}</a> <code>${path}</code>`,
  );
  const main = ` class=page-narrow id=main tabindex=-1><h1>You are offline</h1><p>This page is not saved on your device. <a href="">Try again</a><p>Saved pages: ${titles.size}<ul>${items.sort().join('')}</ul>`;
  const titled = withContent(frame, 'title', '>You are offline');
  const headers = { 'Content-Type': 'text/html' };
  const html = withoutToc(withContent(titled, 'main', main));
  return new Response(html, { status: 503, headers });
}

/** The table of contents beside the content is that of the page whose frame this is. */
function withoutToc(html: string): string {
  const [before = '', after] = html.split('</main><site-toc>', 2);
  return after === undefined
    ? before
    : `${before}</main>${after.slice(after.indexOf('</site-toc>'))}`;
}

function withContent(html: string, name: string, text: string): string {
  const start = html.indexOf(`<${name}`) + name.length + 1;
  return html.slice(0, start) + text + html.slice(html.indexOf(`</${name}>`));
}

/** The title of a page without that of the site, as HTML. */
export function titleOf(html: string): string {
  return html.slice(html.indexOf('<title>') + 7).split(/ \| |</, 1)[0] ?? '';
}
