import { closestTarget } from '@/components/browser/closest-target';
import { copyFrom } from '@/components/browser/copy';
import { loadPart } from '@/components/browser/load-part';

/** Lets the "Copy page" button put the Markdown of its page on the clipboard, and others a request before it. */
export function connectPageTools(host: HTMLElement, signal: AbortSignal): void {
  const copy = (event: MouseEvent) => {
    const button = closestTarget(event, '[data-copy-page]');
    if (!button) return;
    const { copyPage: address = '', asPrompt } = button.dataset;
    const parts = [loadFile(address)];
    if (asPrompt !== undefined) parts.unshift(loadPrompt());
    void copyFrom(
      button,
      Promise.all(parts).then((texts) => texts.join('')),
    );
  };
  host.addEventListener('click', copy, { signal });
}

async function loadPrompt(): Promise<string> {
  return (await loadPart(() => import('./copy-prompt'))).PROMPT;
}

async function loadFile(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`answer ${response.status}`);
  return response.text();
}
