import { copyFrom } from './copy';

/**
 * Lets the "Copy page" button put the Markdown of its page on the clipboard, and others a request before it.
 *
 * @returns undoes it
 */
export function startCopyPage(): () => void {
  const stop = new AbortController();
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const button = target.closest('[data-copy-page]');
      if (!(button instanceof HTMLElement)) return;
      const { copyPage: address = '', asPrompt } = button.dataset;
      const before = asPrompt === undefined ? '' : loadPrompt();
      void copyFrom(button, () => writeFile(address, before));
    },
    { signal: stop.signal },
  );
  return () => stop.abort();
}

async function loadPrompt(): Promise<string> {
  return (await import('./copy-prompt')).PROMPT;
}

/** The clipboard is given the promise, not the text: some browsers allow access only during the click itself. */
function writeFile(
  address: string,
  before: string | Promise<string>,
): Promise<void> {
  const blob = fetch(address).then(async (response) => {
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return new Blob([await before, await response.text()], {
      type: 'text/plain',
    });
  });
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
