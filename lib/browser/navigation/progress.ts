import { element } from '@/lib/browser/dom';
import { PROGRESS_DELAY_MS } from '@/lib/site';
import './progress.css';

const BAR_ID = 'nprogress';

let timer: number | undefined;

/** Shows the progress bar when the page change that begins now takes long. */
export function startProgress(): void {
  endProgress();
  timer = window.setTimeout(
    () => document.body.append(element('div', { id: BAR_ID })),
    PROGRESS_DELAY_MS,
  );
}

/** The new page is there, or no longer wanted. */
export function endProgress(): void {
  window.clearTimeout(timer);
  document.getElementById(BAR_ID)?.remove();
}
