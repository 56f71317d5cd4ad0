import { copyFrom } from '@/lib/base/browser/copy';
import { onClick } from '@/lib/base/browser/dom';

/** Lets the "Copy page" button put the Markdown of its page on the clipboard, and others a request before it. */
export function startCopyPage(signal: AbortSignal): void {
  onClick('[data-copy-page]', signal, (button) => {
    const { copyPage: address = '', asPrompt } = button.dataset;
    const before = asPrompt === undefined ? '' : loadPrompt();
    void copyFrom(button, () => writeFile(address, before));
  });
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
