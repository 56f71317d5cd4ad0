import { element } from '@/lib/base/browser/dom';
import './show-here.css';

/**
 * Writes what was found here below a recorded figure.
 *
 * @param name of the cell, which is the value of its `data-lab-cell`
 */
export function showHere(root: HTMLElement, name: string, text: string): void {
  const cell = root.querySelector(`[data-lab-cell="${name}"]`);
  if (!cell) return;
  const place =
    cell.querySelector('.lab-here') ??
    cell.appendChild(element('strong', { class: 'lab-here' }));
  place.textContent = `here ${text}`;
}
