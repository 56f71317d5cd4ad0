import { prefersReducedMotion } from '@/lib/base/browser/media';

const TICK_MS = 1000;
const CALIBRATED_CM = 120;

/**
 * Advances the marble diagram on the home page once a second while it is in view, until its reader pauses it. It starts
 * paused for readers who want less motion.
 *
 * @param root the drawing as it was served
 */
export function startTicker(root: HTMLElement, signal: AbortSignal): void {
  const level = root.querySelector('[data-ticker-level]');
  const pause = root.querySelector('[data-ticker-pause]');
  const calibrate = root.querySelector('[data-ticker-calibrate]');
  if (!level || !pause || !calibrate) return;
  let isPaused = prefersReducedMotion();
  let isInView = false;
  const show = (cm: number, lanes: readonly string[]) => {
    level.textContent = String(cm);
    for (const lane of lanes) addMarble(root, lane, cm);
  };
  const timer = setInterval(() => {
    if (isPaused || !isInView || document.hidden) return;
    show(Number(level.textContent) + 1, ['interval', '*rxLet']);
  }, TICK_MS);
  const observer = new IntersectionObserver(([entry]) => {
    isInView = entry?.isIntersecting ?? false;
  });
  observer.observe(root);
  const showState = () => {
    pause.textContent = isPaused ? 'Play' : 'Pause';
  };
  showState();
  pause.addEventListener('click', () => {
    isPaused = !isPaused;
    showState();
  });
  calibrate.addEventListener('click', () => show(CALIBRATED_CM, ['*rxLet']));
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    observer.disconnect();
  });
}

/** Time moves on by one marble: the oldest leaves, the others make room. */
function addMarble(root: HTMLElement, name: string, cm: number): void {
  const lane = root.querySelector(`[data-ticker-lane="${name}"]`);
  const line = lane?.querySelector('.lane-line');
  const count = lane?.querySelector('b');
  const oldest = line?.firstElementChild;
  if (!line || !count || !oldest) return;
  const [last, before] = [...line.children].reverse();
  const step = leftOf(last) - leftOf(before);
  const isNumbered = oldest.textContent !== '';
  oldest.textContent = isNumbered ? String(cm) : '';
  line.append(oldest);
  count.textContent = String(Number(count.textContent) + 1);
  if (prefersReducedMotion()) return;
  for (const marble of line.children) {
    marble.animate(
      { translate: [`${step}px`, '0'] },
      { duration: TICK_MS / 2, easing: 'ease-out' },
    );
  }
}

function leftOf(element: Element | undefined): number {
  return element?.getBoundingClientRect().left ?? 0;
}
