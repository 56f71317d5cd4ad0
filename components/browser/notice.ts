/**
 * What the frame has served for a moment that as a rule does not come (`components/layout/templates.tsx`).
 *
 * @param act what its button does
 * @throws Error when the frame has no such template
 */
export function noticeOf(name: string, act: () => void): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>(
    `template[data-template="${name}"]`,
  );
  const notice = template?.content.firstElementChild?.cloneNode(true);
  if (!(notice instanceof HTMLElement)) {
    throw new Error(`The frame has no template "${name}".`);
  }
  notice.querySelector('button')?.addEventListener('click', act);
  return notice;
}

/**
 * Says above the page what has failed, in the place of what was said before.
 *
 * @param name of what the frame serves for it
 * @param act what its button does
 */
export function showNotice(name: string, act: () => void): void {
  document.querySelector('.load-failure')?.remove();
  const notice = noticeOf(name, act);
  const modal = document.querySelector('dialog[open]');
  // Beside an open dialog nothing can be used.
  if (modal) modal.prepend(notice);
  else document.querySelector('header')?.after(notice);
}
