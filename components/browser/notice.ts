import { fromTemplate } from './from-template';

/**
 * Says above the page what has failed, in the place of what was said before.
 *
 * @param name of what the frame serves for it
 * @param act what its button does
 */
export function showNotice(name: string, act: () => void): void {
  document.querySelector('.load-failure')?.remove();
  const notice = fromTemplate(name);
  notice.querySelector('button')?.addEventListener('click', act);
  const modal = document.querySelector('dialog[open]');
  // Beside an open dialog nothing can be used.
  if (modal) modal.prepend(notice);
  else document.querySelector('header')?.after(notice);
}
