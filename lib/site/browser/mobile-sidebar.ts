import { MOBILE_MAX_WIDTH_EM } from '@/lib/site/config';
import { whenIdle } from '@/lib/base/browser/idle';
import { matches } from '@/lib/base/browser/media';

/**
 * Lets a button open the page's own navigation. What it opens is loaded when the browser is idle, where the screen is
 * narrow, or by the first click.
 */
export function startMobileSidebar(signal: AbortSignal): void {
  const opener = document.querySelector('[data-mobile-sidebar-open]');
  if (!opener) return;
  let drawer: Promise<() => void> | undefined;
  const load = () => {
    drawer ??= import('./mobile-drawer').then(({ createDrawer }) =>
      createDrawer(opener, signal),
    );
    // A failure is forgotten: the next click tries again.
    drawer.catch(() => (drawer = undefined));
    return drawer;
  };
  const open = async () => {
    try {
      const show = await load();
      if (!signal.aborted) show();
    } catch {
      // Without the connection, the links of the page itself lead on.
    }
  };
  opener.addEventListener('click', () => void open(), { signal });
  whenIdle(() => {
    if (matches(`(width <= ${MOBILE_MAX_WIDTH_EM}em)`)) {
      load().catch(() => {});
    }
  });
}
