/** Completes the link "Report a problem" before the click, which takes the selection away. */
export function connect(host: HTMLElement, signal: AbortSignal): void {
  const link = host.querySelector('a');
  if (!link) return;
  // The reader who turned to it waits for this file.
  completeFeedback(link);
  for (const event of ['pointerover', 'focusin']) {
    host.addEventListener(event, () => completeFeedback(link), { signal });
  }
}

/** More would make an address that servers refuse. */
const MAX_CHARS = 500;

/**
 * Adds to "Report a problem" what its reader has selected, and the heading above it. Nothing is sent or stored: the words
 * stand in the address of the link.
 */
export function completeFeedback(link: HTMLAnchorElement): void {
  link.href = link.dataset['feedback'] ||= link.href;
  const selection = getSelection();
  const words = selection?.toString().trim().slice(0, MAX_CHARS);
  if (!selection?.anchorNode || !words) return;
  const url = new URL(link.href);
  const heading = headingAbove(selection.getRangeAt(0).startContainer);
  url.searchParams.set(
    'body',
    `${url.searchParams.get('body')}Heading: ${heading}\n\n> ${words.replaceAll(/\s+/g, ' ')}\n\n`,
  );
  link.href = url.href;
}

function headingAbove(node: Node): string {
  const above = [...document.querySelectorAll('main :is(h1, h2, h3)')].filter(
    (heading) =>
      heading.contains(node) ||
      heading.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return above.at(-1)?.textContent ?? '';
}
