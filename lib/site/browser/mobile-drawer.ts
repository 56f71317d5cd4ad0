import { MOBILE_MAX_WIDTH_EM } from '@/lib/site/config';
import { element, svgElement } from '@/lib/base/browser/dom';
import { watchMedia } from '@/lib/base/browser/media';
import { REPLACED_ENTRY_MARK } from './navigation/navigation';
import { renameCopy, startSidebar } from './sidebar';
import './mobile-drawer.css';

/**
 * The page's own navigation in a modal dialog, on narrow screens.
 *
 * @param opener says whether it is open
 * @param signal closes it for good
 * @returns opens it
 */
export function createDrawer(opener: Element, signal: AbortSignal): () => void {
  const body = element('div');
  const dialog = drawDialog(body);
  opener.after(dialog);
  let tree = new AbortController();
  /** Whether the sidebar closes because a page was chosen: going back then would undo the choice. */
  let isLeaving = false;

  const open = () => {
    // Asked for twice while it was on its way.
    if (dialog.open) return;
    body.removeAttribute('data-main-menu');
    body.replaceChildren(...drawerContent());
    tree = new AbortController();
    const copy = body.querySelector<HTMLElement>('[data-sidebar]');
    if (copy) startSidebar(copy, tree.signal);
    dialog.showModal();
    opener.setAttribute('aria-expanded', 'true');
    // An entry of its own lets going back close the sidebar; a page chosen in it takes the entry's place.
    history.pushState({ ...history.state, [REPLACED_ENTRY_MARK]: true }, '');
  };
  const close = () => dialog.close();
  const handleClosed = () => {
    tree.abort();
    body.replaceChildren();
    opener.setAttribute('aria-expanded', 'false');
    if (!isLeaving && history.state?.[REPLACED_ENTRY_MARK]) history.back();
    isLeaving = false;
  };
  const handleClick = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const link = target.closest('a');
    isLeaving = link !== null && leadsAway(link);
    changeMenu(body, target);
    const isClose = target.closest('[data-mobile-sidebar-close]') !== null;
    if (isClose || link || target === dialog) close();
  };
  dialog.addEventListener('close', handleClosed, { signal });
  dialog.addEventListener('click', handleClick, { signal });
  closeElsewhere(close, signal);
  signal.addEventListener('abort', () => {
    close();
    dialog.remove();
  });
  return open;
}

/** Going back closes the drawer, and so does a window that has room for the sidebar. */
function closeElsewhere(close: () => void, signal: AbortSignal): void {
  window.addEventListener('popstate', close, { signal, capture: true });
  const mobile = `(width <= ${MOBILE_MAX_WIDTH_EM}em)`;
  watchMedia(mobile, signal, (isMobile) => {
    if (!isMobile) close();
  });
}

/** Between the tree of the documentation and the main menu. */
function changeMenu(body: HTMLElement, target: Element): void {
  const showMain = target.closest('[data-show-main-menu]');
  if (!showMain) return;
  const isMain = body.toggleAttribute('data-main-menu');
  showMain.textContent = isMain ? TO_DOCS : TO_MAIN_MENU;
}

/** The empty drawer around its content. */
function drawDialog(body: HTMLElement): HTMLDialogElement {
  const close = element(
    'button',
    {
      type: 'button',
      class: 'icon-button',
      'aria-label': 'Close navigation bar',
      'data-mobile-sidebar-close': true,
    },
    drawCross(),
  );
  return element(
    'dialog',
    { class: 'mobile-sidebar', 'aria-label': 'Navigation' },
    element('div', { class: 'mobile-sidebar-bar' }, close),
    body,
  );
}

/** As `components/ui` draws it. */
function drawCross(): SVGElement {
  return svgElement(
    'svg',
    {
      class: 'icon',
      viewBox: '0 0 24 24',
      width: 20,
      height: 20,
      'aria-hidden': 'true',
    },
    svgElement('path', { d: 'M6 6l12 12M18 6L6 18' }),
  );
}

function leadsAway(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search } = window.location;
  return (
    link.origin === origin &&
    link.target !== '_blank' &&
    link.pathname + link.search !== pathname + search
  );
}

const TO_MAIN_MENU = 'Back to main menu';
const TO_DOCS = 'Back to the documentation';

/** The name of the site, then copies of the page's navigation: the tree first where there is one, then the navbar's links and settings. */
function drawerContent(): Node[] {
  const tree = document.querySelector('[data-sidebar]');
  const links = document.querySelector('[data-navbar-links]');
  const settings = document.querySelector('[data-navbar-settings]');
  const back = element(
    'button',
    {
      type: 'button',
      class: 'mobile-sidebar-back',
      'data-show-main-menu': true,
    },
    TO_MAIN_MENU,
  );
  const copies = [links, settings].map((node) => node?.cloneNode(true));
  const brand = document.querySelector('.navbar-brand')?.cloneNode(true);
  return [
    ...(brand ? [brand] : []),
    ...(tree ? [back, copyTree(tree)] : []),
    ...copies.filter((node) => node !== undefined),
  ];
}

function copyTree(tree: Element): Node {
  const copy = tree.cloneNode(true) as Element;
  renameCopy(copy);
  return copy;
}
