import { whenIdle } from '@/components/browser/idle';
import { loadPart } from '@/components/browser/load-part';
import { PROGRESS_DELAY_MS } from '@/lib/site/config';
import type { bar } from './progress-bar';

type Part = { bar: typeof bar };

let loading: Promise<Part> | undefined;

let timer: number | undefined;

/** Ends the page change for which a bar shows, or would once it is here. */
let end = () => {};

/** Fetches the bar before a slow page change needs it: on the connection that makes a bar useful, it would come late. */
export function readyProgress(): void {
  whenIdle(() => void loadBar().catch(() => {}));
}

/** Shows the progress bar when the page change that begins now takes long. */
export function startProgress(): void {
  endProgress();
  const part = loadBar();
  // It may have failed long before the bar is wanted.
  part.catch(() => {});
  let isWanted = true;
  const show = async () => {
    try {
      const { bar } = await part;
      if (!isWanted) return;
      bar.start();
      end = () => bar.done();
    } catch {
      // Without the connection, the page change says so itself.
    }
  };
  end = () => {
    isWanted = false;
  };
  timer = window.setTimeout(() => void show(), PROGRESS_DELAY_MS);
}

/** The new page is there, or no longer wanted. */
export function endProgress(): void {
  window.clearTimeout(timer);
  end();
  end = () => {};
}

/** A failure is forgotten: the next page change tries again. */
function loadBar(): Promise<Part> {
  loading ??= loadPart(() => import('./progress-bar')).catch(
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
