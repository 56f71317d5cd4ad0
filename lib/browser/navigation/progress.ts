import NProgress from 'nprogress';
import { PROGRESS_DELAY_MS } from '@/lib/site/constants';

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the progress bar when the page change that begins now takes long. */
export function startProgress(): void {
  clearTimeout(timer);
  NProgress.configure({ showSpinner: false });
  timer = setTimeout(() => NProgress.start(), PROGRESS_DELAY_MS);
}

/** The new page is there. */
export function endProgress(): void {
  clearTimeout(timer);
  NProgress.done();
}
