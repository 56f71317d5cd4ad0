import { closestTarget } from '@/components/browser/closest-target';
import { copyFrom } from '@/components/browser/copy';
import { fetchText, loadPart } from '@/components/browser/load-part';

/** Lets the "Copy page" button put the Markdown of its page on the clipboard, and others a request before it. */
export function connectPageTools(host: HTMLElement, signal: AbortSignal): void {
  const copy = (event: MouseEvent) => {
    const button = closestTarget(event, '[data-copy-page]');
    if (!button) return;
    const { copyPage: address = '', asPrompt } = button.dataset;
    const prompt = asPrompt !== undefined && loadPrompt();
    const parts = Promise.all([prompt || '', fetchText(address)]);
    const text = parts.then((all) => all.join(''));
    void copyFrom(button, text);
  };
  host.addEventListener('click', copy, { signal });
}

async function loadPrompt(): Promise<string> {
  return (await loadPart(() => import('./copy-prompt'))).PROMPT;
}
