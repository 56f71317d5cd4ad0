import { commandOf, isMac, isWriting, keyOf } from '@/components/browser/keys';
import { loadPart } from '@/components/browser/load-part';

/**
 * The keys that lead to the search from anywhere; the hint shows those of the reader's system. What the search asks is
 * fetched while what shows it is on its way.
 */
export function connectSearchKeys(host: HTMLElement, signal: AbortSignal) {
  const box = host.closest('.search-box');
  const input = box?.querySelector<HTMLInputElement>('.search-input');
  if (!box || !input) return;
  if (isMac()) host.textContent = '⌘ K';
  const prepare = async () => {
    const { openSearch } = await loadPart(() => import('./open-search'));
    await openSearch();
  };
  for (const intent of ['focusin', 'pointerover'])
    box.addEventListener(
      intent,
      // The box itself tries again, and tells.
      () => void prepare().catch(() => {}),
      { once: true, signal },
    );
  const handleKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if (isWriting(event) && event.target !== input) return;
    const isSlash = keyOf(event) === '/' && event.target !== input;
    if (!isSlash && commandOf(event) !== 'k') return;
    event.preventDefault();
    // The navbar is in view; the page must not move.
    input.focus({ preventScroll: true });
    input.select();
  };
  document.addEventListener('keydown', handleKey, { signal });
}
