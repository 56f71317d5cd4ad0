import { COPY_PREFIX } from './sidebar.client';

/** Ids are unique in a document: a copy gets its own. What the filter says is said by the one that is used. */
export function renameCopy(copy: Element): void {
  for (const status of copy.querySelectorAll('[role=status]')) {
    status.remove();
  }
  for (const element of copy.querySelectorAll('[id]')) {
    element.id = COPY_PREFIX + element.id;
  }
  for (const button of copy.querySelectorAll('[aria-controls]')) {
    const id = button.getAttribute('aria-controls');
    button.setAttribute('aria-controls', COPY_PREFIX + id);
  }
}
