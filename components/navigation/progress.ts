import { whenIdle } from '@/components/browser/idle';
import { loadPart } from '@/components/browser/load-part';
import { PROGRESS_DELAY_MS } from '@/lib/site/config';
import type { bar } from './progress-bar';

type Bar = typeof bar;

let loading: Promise<Bar | undefined> | undefined;

let timer: number | undefined;

let shown: Bar | undefined;

/** Fetches the bar before a slow page change needs it: on the connection that makes a bar useful, it would come late. */
export function readyProgress(): void {
  whenIdle(() => void loadBar());
}

/** Shows the progress bar when the page change that begins now takes long. */
export function startProgress(): void {
  endProgress();
  const coming = loadBar();
  const show = async () => {
    const loaded = await coming;
    // Of a page change that is over, it would stay.
    if (timer === mine) (shown = loaded)?.start();
  };
  const mine = window.setTimeout(() => void show(), PROGRESS_DELAY_MS);
  timer = mine;
}

/** The new page is there, or no longer wanted. */
export function endProgress(): void {
  window.clearTimeout(timer);
  timer = undefined;
  shown?.done();
  shown = undefined;
}

/** Without the connection there is none, as the page change says so itself; the next one tries again. */
function loadBar(): Promise<Bar | undefined> {
  return (loading ??= loadPart(() => import('./progress-bar')).then(
    (part) => part.bar,
    () => (loading = undefined),
  ));
}
