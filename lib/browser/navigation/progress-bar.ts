import bar from 'nprogress';
import { trusted } from '@/lib/browser/trusted';
import { PROGRESS_DELAY_MS } from '@/lib/site';

bar.configure({
  showSpinner: false,
  // The library's own template gives the bar a role that does not exist.
  template: trusted.createHTML('<div class="bar"></div>'),
  barSelector: '.bar',
});

let timer: number | undefined;

/** Shows the progress bar when the page change that begins now takes long. */
export function startProgress(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(() => bar.start(), PROGRESS_DELAY_MS);
}

/** The new page is there, or no longer wanted. */
export function endProgress(): void {
  window.clearTimeout(timer);
  bar.done();
}
