import { escapeHtml } from '@/lib/base/text';

/** Code made of text may run, styles of components may be put in; nothing may be asked for but the engine's scripts. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "worker-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join(';');

const STYLES = [
  ':root{color-scheme:light}',
  ":root[data-theme='dark']{color-scheme:dark}",
  'body{margin:1rem;font:1rem/1.5 system-ui,sans-serif;color:CanvasText;background:Canvas}',
].join('');

/**
 * The document in which samples run. It has a policy of its own and no origin: only the page shows it, in a sandbox.
 *
 * @param program address of the engine's program
 * @param packs addresses of the packages, by the names of their packs
 */
export function frameHtml(
  program: string,
  packs: Readonly<Record<string, string>>,
): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    '<meta http-equiv="x-dns-prefetch-control" content="off">',
    '<meta name="robots" content="noindex">',
    `<title>Result</title><style>${STYLES}</style></head><body>`,
    `<script src="${escapeHtml(program)}" data-packs="${escapeHtml(JSON.stringify(packs))}"></script>`,
    '</body></html>',
  ].join('');
}
