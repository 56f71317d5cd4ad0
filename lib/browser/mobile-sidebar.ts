import { MOBILE_MAX_WIDTH_PX } from '@/lib/site';
import { watchMedia } from './media';
import { REPLACED_ENTRY_MARK } from './navigation/navigation';
import { renameCopy, startSidebar } from './sidebar';

/**
 * Opens the page's own navigation in a modal dialog on narrow screens.
 *
 * @returns undoes it
 */
export function startMobileSidebar(): () => void {
  const dialog = document.querySelector('[data-mobile-sidebar]');
  const body = dialog?.querySelector('[data-mobile-sidebar-body]');
  const opener = document.querySelector('[data-mobile-sidebar-open]');
  if (!(dialog instanceof HTMLDialogElement) || !body || !opener) {
    return () => {};
  }
  const stop = new AbortController();
  const { signal } = stop;
  let stopTree = () => {};
  /** Whether the sidebar closes because a page was chosen: going back then would undo the choice. */
  let isLeaving = false;

  const open = () => {
    body.replaceChildren(...buildContent());
    const tree = body.querySelector('[data-sidebar]');
    stopTree = startSidebar(tree instanceof HTMLElement ? tree : null);
    dialog.showModal();
    opener.setAttribute('aria-expanded', 'true');
    document.documentElement.toggleAttribute('data-scroll-locked', true);
    // An entry of its own lets going back close the sidebar; a page chosen in it takes the entry's place.
    history.pushState({ ...history.state, [REPLACED_ENTRY_MARK]: true }, '');
  };
  const close = () => {
    if (dialog.open) dialog.close();
  };
  const handleClosed = () => {
    stopTree();
    body.replaceChildren();
    opener.setAttribute('aria-expanded', 'false');
    document.documentElement.toggleAttribute('data-scroll-locked', false);
    if (!isLeaving && history.state?.[REPLACED_ENTRY_MARK]) history.back();
    isLeaving = false;
  };
  opener.addEventListener('click', open, { signal });
  dialog.addEventListener('close', handleClosed, { signal });
  dialog.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const link = target.closest('a');
      isLeaving = link !== null && leadsAway(link);
      const showMain = target.closest('[data-show-main-menu]');
      if (showMain) body.toggleAttribute('data-main-menu', true);
      if (
        target === dialog ||
        target.closest('[data-mobile-sidebar-close]') ||
        link
      ) {
        close();
      }
    },
    { signal },
  );
  window.addEventListener('popstate', close, { signal, capture: true });
  const stopWatching = watchMedia(
    `(max-width: ${MOBILE_MAX_WIDTH_PX}px)`,
    (isMobile) => {
      if (!isMobile) close();
    },
  );
  return () => {
    stop.abort();
    stopWatching();
    close();
  };
}

function leadsAway(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search } = window.location;
  return (
    link.origin === origin &&
    link.target !== '_blank' &&
    link.pathname + link.search !== pathname + search
  );
}

/** Copies of the page's navigation: the tree first where there is one, then the navbar's links and settings. */
function buildContent(): Node[] {
  const tree = document.querySelector('[data-sidebar]');
  const links = document.querySelector('[data-navbar-links]');
  const settings = document.querySelector('[data-navbar-settings]');
  const back = document.createElement('button');
  back.type = 'button';
  back.className = 'mobile-sidebar-back';
  back.dataset['showMainMenu'] = '';
  back.textContent = 'Back to main menu';
  const copies = [links, settings].map((node) => node?.cloneNode(true));
  return [
    ...(tree ? [back, copyTree(tree)] : []),
    ...copies.filter((node) => node !== undefined),
  ];
}

function copyTree(tree: Element): Node {
  const copy = tree.cloneNode(true) as Element;
  renameCopy(copy);
  return copy;
}
