import { ADDRESS_EVENT } from '@/components/browser/page-event';
import { hashTarget } from '@/components/browser/hash-target';

/**
 * Shows one question at a time: the answers given are in the address, Back undoes one, and a link opens at its question.
 *
 * The answers are disclosures that work without it. Nothing is drawn, so it is no island.
 *
 * @param root holds the questions
 */
export function connect(root: HTMLElement, signal: AbortSignal): void {
  const bar = root.querySelector<HTMLElement>('.choices-way');
  let clicked: Element | null = null;

  const show = (given: Element | null) => {
    for (const choice of root.querySelectorAll('.choice')) {
      choice.toggleAttribute('open', choice.contains(given));
    }
    if (bar) bar.hidden = !given;
  };
  const read = () => {
    const given = hashTarget(location.hash)?.closest('.choice') ?? null;
    const isHere = given !== null && root.contains(given);
    show(isHere ? given : null);
    // The heading, as the element itself has no box.
    if (isHere) root.previousElementSibling?.scrollIntoView();
    return isHere;
  };
  const answer = (given: Element | null) => {
    show(given);
    const hash = given ? `#${given.id}` : '';
    history.pushState(null, '', location.pathname + location.search + hash);
  };
  root.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      clicked = target.closest('.choice > summary')?.parentElement ?? null;
      const act = target.closest<HTMLElement>('[data-choices]');
      if (!act) return;
      const given = lastOpen(root);
      const isBack = act.dataset['choices'] === 'back';
      answer(isBack && given ? outer(given) : null);
      // What was pressed may be gone.
      root.querySelector<HTMLElement>('.choice[open] > summary')?.focus();
    },
    { signal },
  );
  root.addEventListener(
    'toggle',
    ({ target }) => {
      // Printing opens them as well.
      if (!(target instanceof HTMLDetailsElement) || target !== clicked) return;
      clicked = null;
      answer(target.open ? target : outer(target));
    },
    { capture: true, signal },
  );
  window.addEventListener('hashchange', read, { signal });
  window.addEventListener(ADDRESS_EVENT, read, { signal });
  // An answer that was given before the scripts came counts.
  const early = lastOpen(root);
  if (!read() && early) answer(early);
  delete document.documentElement.dataset['waits'];
}

const lastOpen = (root: Element): Element | undefined =>
  [...root.querySelectorAll('.choice[open]')].at(-1);

const outer = (choice: Element): Element | null =>
  choice.parentElement?.closest('.choice') ?? null;
