const PAUSE_MS = 10_000;

/**
 * A host that knows no `/docs/state/` answers it with the not-found file, although the page exists at
 * `/docs/state`. The boot script of the page has brought the address to its clean form by then (and left the
 * requested one in `__requestedPath`), so loading it again finds the page. A host that leads the clean form
 * back to the other one would do so for ever: each address is tried once in ten seconds.
 */
export const RETRY_SCRIPT = `try{let k="retry:"+location.pathname;if(window.__requestedPath&&Date.now()-(sessionStorage.getItem(k)||0)>${PAUSE_MS}){sessionStorage.setItem(k,Date.now());location.reload()}}catch{}`;

/** Lets the not-found page look once more where the address was only written differently. */
export function addRetry(html: string): string {
  return html.replace('</head>', `<script>${RETRY_SCRIPT}</script></head>`);
}
