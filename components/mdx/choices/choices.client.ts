import { closestTarget } from '@/components/browser/closest-target';
import { hashTarget } from '@/components/browser/hash-target';
import { ADDRESS_EVENT } from '@/components/browser/page-event';

/**
 * Shows one question at a time: the answers given are in the address, Back undoes one, and a link opens at its question.
 *
 * The answers are disclosures that work without it. Nothing is drawn, so it is no island.
 *
 * @param root holds the questions
 */
export function connect(root: HTMLElement, signal: AbortSignal): void {
  const lastOpen = () => [...root.querySelectorAll('.choice[open]')].at(-1);
  /** Opens the way to an answer and closes the others; what is pressed opens or closes by itself. */
  const show = (given: Element | null, pressed?: Element) => {
    for (const choice of root.querySelectorAll<HTMLElement>('.choice')) {
      if (choice === pressed) continue;
      choice.toggleAttribute('open', choice.contains(given));
      delete choice.dataset['closing'];
    }
  };
  const read = () => {
    const given = hashTarget(location.hash)?.closest('.choice') ?? null;
    const isHere = root.contains(given);
    show(isHere ? given : null);
    // The heading, as the element itself has no box.
    if (isHere) root.previousElementSibling?.scrollIntoView();
    return isHere;
  };
  const answer = (given: Element | null, pressed?: Element) => {
    show(given, pressed);
    const hash = given ? `#${given.id}` : '';
    history.pushState(null, '', location.pathname + location.search + hash);
  };
  const handleClick = (event: Event) => {
    const pressed = closestTarget(event, '.choice > summary')?.parentElement;
    if (pressed instanceof HTMLDetailsElement)
      answer(isClosed(pressed) ? pressed : outer(pressed), pressed);
    const act = closestTarget(event, '[data-choices]')?.dataset['choices'];
    if (!act) return;
    answer(act === 'back' ? outer(lastOpen()) : null);
    // What was pressed may be gone: on with the last answer, or with the first one to give.
    const answers = ['.choice[open] > summary', '.choice > summary'];
    const [next] = answers.flatMap(
      (selector) => root.querySelector<HTMLElement>(selector) ?? [],
    );
    next?.focus();
  };
  root.addEventListener('click', handleClick, { signal });
  window.addEventListener('hashchange', read, { signal });
  window.addEventListener(ADDRESS_EVENT, read, { signal });
  // An answer that was given before the scripts came counts.
  const early = lastOpen();
  if (!read() && early) answer(early);
  delete document.documentElement.dataset['waits'];
}

/** One that is about to close counts as closed. */
const isClosed = (choice: HTMLDetailsElement): boolean =>
  !choice.open || 'closing' in choice.dataset;

const outer = (choice: Element | undefined): Element | null =>
  choice?.parentElement?.closest('.choice') ?? null;
