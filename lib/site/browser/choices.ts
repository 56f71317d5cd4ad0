import { hashTarget } from '@/lib/base/browser/hash-target';

/**
 * Keeps the answers that a reader has given in the address, and opens those of the address.
 *
 * @param root holds the questions
 * @param signal ends it
 */
export function startChoices(root: HTMLElement, signal: AbortSignal): void {
  let clicked: Element | null = null;
  root.addEventListener(
    'click',
    ({ target }) => {
      clicked = target instanceof Element ? target.closest('.choice') : null;
    },
    { signal },
  );
  root.addEventListener(
    'toggle',
    ({ target }) => {
      // Printing opens them as well.
      if (!(target instanceof HTMLDetailsElement) || target !== clicked) return;
      const given = target.open ? target : outer(target);
      const address = location.pathname + location.search;
      const hash = given ? `#${given.id}` : '';
      history.replaceState(history.state, '', address + hash);
    },
    { capture: true, signal },
  );
  window.addEventListener('hashchange', () => openGiven(root), { signal });
  openGiven(root);
}

function openGiven(root: HTMLElement): void {
  const given = hashTarget(location.hash);
  if (!given?.matches('.choice') || !root.contains(given)) return;
  for (let choice: Element | null = given; choice; choice = outer(choice)) {
    choice.toggleAttribute('open', true);
  }
  given.scrollIntoView({ block: 'nearest' });
}

const outer = (choice: Element): Element | null =>
  choice.parentElement?.closest('.choice') ?? null;
