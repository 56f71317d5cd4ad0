import { closestTarget } from '@/components/browser/closest-target';
import { copyFrom } from '@/components/browser/copy';
import { loadPart } from '@/components/browser/load-part';

/** Lets the "Copy page" button put the Markdown of its page on the clipboard, and others a request before it. */
export function connectPageTools(host: HTMLElement, signal: AbortSignal): void {
  const copy = (event: MouseEvent) => {
    const button = closestTarget(event, '[data-copy-page]');
    if (!button) return;
    const { copyPage = '', asPrompt } = button.dataset;
    const text = loadPart(() => import('./page-text')).then(({ pageText }) =>
      pageText(copyPage, asPrompt !== undefined),
    );
    void copyFrom(button, text);
  };
  host.addEventListener('click', copy, { signal });
}
