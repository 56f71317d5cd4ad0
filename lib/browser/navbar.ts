/**
 * Closes the navbar's menus when the reader turns elsewhere, and hides the bar on scrolling down where the site
 * asks for it.
 *
 * @returns undoes it
 */
export function startNavbar(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const closeMenus = (except?: Element | null) => {
    for (const menu of document.querySelectorAll('details[data-menu][open]')) {
      if (menu !== except) menu.removeAttribute('open');
    }
  };
  document.addEventListener(
    'click',
    ({ target }) => {
      closeMenus(
        target instanceof Element ? target.closest('[data-menu]') : null,
      );
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') closeMenus();
    },
    { signal },
  );
  return () => stop.abort();
}
