/**
 * Adds to "Was this clear?" what its reader has selected, and the heading above it. Nothing is sent or kept: the words
 * stand in the address of the link.
 *
 * @returns undoes it
 */
export function startFeedback(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  // Before the click, which takes the selection away; by keyboard, when the link is reached.
  for (const event of ['pointerdown', 'focusin']) {
    document.addEventListener(event, complete, { signal });
  }
  return () => stop.abort();
}

/** More would make an address that servers refuse. */
const MAX_CHARS = 500;

function complete({ target }: Event): void {
  const link =
    target instanceof Element ? target.closest('[data-feedback]') : null;
  const selection = getSelection();
  const words = selection?.toString().trim().slice(0, MAX_CHARS);
  if (
    !(link instanceof HTMLAnchorElement) ||
    !selection?.anchorNode ||
    !words
  ) {
    return;
  }
  const url = new URL((link.dataset['feedback'] ||= link.href));
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
