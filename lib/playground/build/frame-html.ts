import { createHash } from 'node:crypto';

/** Runs the program as a script of its own, whose errors WebKit tells, which it does not for text of this document. */
const STARTER =
  "const s=document.createElement('script');s.src=URL.createObjectURL(new Blob([document.getElementById('program').text]));document.head.append(s)";

const STARTER_HASH = createHash('sha256').update(STARTER).digest('base64');

/** Scripts are made of what the page sends, styles of components may be put in; nothing may be asked for. */
const SCRIPTS = "blob: 'unsafe-eval'";
const POLICY = [
  "default-src 'none'",
  `script-src 'sha256-${STARTER_HASH}' ${SCRIPTS}`,
  "style-src 'unsafe-inline'",
  'img-src data:',
  "worker-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join(';');

/** From here on, no script in the text of a document: one inside of this one could have what was taken from it. */
const SEAL = `script-src ${SCRIPTS}`;

const STYLES = [
  ':root{color-scheme:light}',
  ":root[data-theme='dark']{color-scheme:dark}",
  'body{margin:1rem;font:1rem/1.5 system-ui,sans-serif;color:CanvasText}',
  // Before the page says which colours it has, its own background is seen.
  ':where(:root[data-theme]) body{background:Canvas}',
].join('');

const policyMeta = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}">`;

/**
 * The document in which samples run. It has a policy of its own and no origin: only the page shows it, in a sandbox.
 *
 * @param program text of the engine's program
 */
export function frameHtml(program: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    policyMeta(POLICY),
    '<meta http-equiv="x-dns-prefetch-control" content="off">',
    '<meta name="robots" content="noindex">',
    `<title>Result</title><style>${STYLES}</style>`,
    // The bundler has written "<\/script" in its texts.
    `<script type="text/plain" id="program">${program}</script>`,
    `<script>${STARTER}</script>`,
    policyMeta(SEAL),
    '</head><body></body></html>',
  ].join('');
}
