import { changePrefix, prefixOf } from '@/lib/site/nav';
import { STORAGE_KEYS } from '@/lib/site/config';
import { normalizePath, withBase, withoutBase } from '@/lib/base/url';
import { pathInVersion } from '@/components/browser/docs-version';
import { siteBoot } from '@/components/browser/boot';
import { closestTarget } from '@/components/browser/closest-target';
import { onEachPage } from '@/components/browser/page-event';
import { createStorageSlot } from '@/components/browser/storage-slot';

/** How the links of a menu say which language or version they lead to: by its address, base path included. */
const LOCALE = 'data-locale-prefix';
const VERSION = 'data-docs-path';

/** Points the links of the language and version menus at the reader's own place. */
export function connectVariants(host: HTMLElement, signal: AbortSignal): void {
  forgetUnknownVersion(siteBoot().docsVersions);
  // Known when the program is bundled: with one language and one version, it holds nothing of choosing one.
  if (process.env['NEXT_PUBLIC_HAS_VARIANTS'] === '1') {
    startVariants(host, signal);
  } else beforeUse(host, signal, () => pointAtPlace(host));
}

/** Acts before anyone can use a link of a menu. */
function beforeUse(
  host: HTMLElement,
  signal: AbortSignal,
  act: () => void,
): void {
  for (const type of ['toggle', 'focusin', 'mouseover']) {
    host.addEventListener(type, act, { signal, capture: true });
  }
}

/** The link of the only language. */
function pointAtPlace(host: HTMLElement): void {
  const { pathname, search, hash } = window.location;
  host
    .querySelector(`a[${LOCALE}]`)
    ?.setAttribute('href', pathname + search + hash);
}

/**
 * Forgets the version that the reader chose once when it does not exist any more.
 *
 * @param versions names of the versions that exist
 */
function forgetUnknownVersion(versions: readonly string[]): void {
  const preferred = createStorageSlot(STORAGE_KEYS.docsVersion);
  const known = preferred.get();
  if (known !== null && !versions.includes(known)) preferred.remove();
}

/** Points the language and version links at the reader's own place, and remembers the version that the reader chooses. */
function startVariants(host: HTMLElement, signal: AbortSignal): void {
  const preferred = createStorageSlot(STORAGE_KEYS.docsVersion);
  window.addEventListener('hashchange', updateVariantLinks, { signal });
  // A query may change without any event: the moment before a link can be used is early enough.
  beforeUse(host, signal, updateVariantLinks);
  const choose = (event: MouseEvent) => {
    const chosen = closestTarget(event, '[data-docs-version]');
    if (chosen) preferred.set(chosen.dataset['docsVersion'] ?? '');
  };
  host.addEventListener('click', choose, { signal });
  onEachPage(signal, updateVariantLinks);
}

/** Called for each page, so that the links are right before anything points at them. */
export function updateVariantLinks(): void {
  const path = normalizePath(window.location.pathname);
  const { search, hash } = window.location;
  updateLinks(LOCALE, path, search + hash);
  updateLinks(
    VERSION,
    path,
    hash,
    process.env['NEXT_PUBLIC_HAS_VERSIONS'] === '1'
      ? withBase(pathInVersion(withoutBase(path)))
      : path,
  );
}

/**
 * @param rest the part of the address after the path that stays as it is
 * @param place path whose language or version is marked
 */
function updateLinks(
  attribute: string,
  path: string,
  rest: string,
  place = path,
): void {
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>(`a[${attribute}]`),
  ];
  const prefixes = links.map((link) => link.getAttribute(attribute) ?? '');
  const current = prefixOf(place, prefixes) ?? prefixes[0];
  links.forEach((link, index) => {
    const prefix = prefixes[index] ?? '';
    const isCurrent = prefix === current;
    link.setAttribute('href', changePrefix(path, prefixes, prefix) + rest);
    if (isCurrent) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
    if (isCurrent) nameMenu(link);
  });
}

function nameMenu(link: Element): void {
  const summary = link.closest('[data-menu]')?.querySelector('summary');
  const label = link.textContent;
  const kind = summary?.getAttribute('aria-label')?.replace(/:.*/, '');
  const text = summary?.querySelector('.menu-label');
  if (!summary || !text || text.textContent === label) return;
  summary.setAttribute('aria-label', `${kind}: ${label}`);
  text.textContent = label;
}
