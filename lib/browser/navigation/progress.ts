import { PROGRESS_DELAY_MS } from '@/lib/site';

/** Loaded by the first page change: a reader who stays on one page never needs it. */
const loadBar = () =>
  import('nprogress').then(({ default: bar }) =>
    bar.configure({
      showSpinner: false,
      // The library's own template gives the bar a role that does not exist.
      template: '<div class="bar"></div>',
      barSelector: '.bar',
    }),
  );

/** Numbers page changes, so that a bar which arrives late finds out that its change is over. */
let current = 0;

/** Shows the progress bar when the page change that begins now takes long. */
export function startProgress(): void {
  const change = ++current;
  const delay = new Promise((resolve) =>
    setTimeout(resolve, PROGRESS_DELAY_MS),
  );
  // Without the bar the page change goes on all the same.
  Promise.all([loadBar(), delay]).then(
    ([bar]) => {
      if (change === current) bar.start();
    },
    () => {},
  );
}

/** The new page is there. */
export function endProgress(): void {
  if (current === 0) return;
  current++;
  loadBar().then(
    (bar) => bar.done(),
    () => {},
  );
}
