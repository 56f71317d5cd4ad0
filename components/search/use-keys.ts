import { useEffect, useRef, type KeyboardEvent } from 'react';
import { commandOf, keyOf } from '@/components/browser/keys';
import { optionId } from './panel-content';
import type { Panel } from './use-panel';
import { isAsked } from './use-search';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The keys of the search box: arrows choose, Enter follows, Escape closes.
 *
 * @returns what handles a key that goes down in it
 */
export function useKeys(panel: Panel) {
  const { isOpen, active, options, isAnswered, open, close } = panel;
  /** Enter came before the hits of what was typed, and whether it asked for a new tab. */
  const waitingEnter = useRef<boolean>(undefined);

  /** Follows the chosen option, or the first hit; as a link, in a new tab where the keys ask for that. */
  const choose = (isApart: boolean) => {
    const index = active < 0 && isAsked(panel) ? 0 : active;
    const chosen = document.getElementById(optionId(index));
    if (chosen instanceof HTMLAnchorElement && isApart) {
      window.open(chosen.href, '_blank', 'noopener');
    } else chosen?.click();
  };
  useEffect(() => {
    const enter = waitingEnter.current;
    if (isOpen && !isAnswered()) return;
    waitingEnter.current = undefined;
    if (isOpen && enter !== undefined) choose(enter);
  });
  const move = (step: number) => {
    const { length } = options;
    const from = active < 0 && step < 0 ? 0 : active;
    if (!isOpen) open();
    else if (length > 0) panel.setActive((from + step + length) % length);
  };

  return (event: KeyboardEvent) => {
    const key = keyOf(event);
    const command = commandOf(event);
    const step = STEPS[key];
    waitingEnter.current = undefined;
    if (key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (step !== undefined) {
      event.preventDefault();
      move(step);
    } else if (key === 'Enter' || command === 'Enter') {
      event.preventDefault();
      if (isAnswered()) choose(command !== '');
      else waitingEnter.current = command !== '';
    } else if (command === 'k') open();
  };
}
