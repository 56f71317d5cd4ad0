import { changePrefix, prefixOf } from '@/lib/nav';
import { STORAGE_KEYS } from '@/lib/site';
import { normalizePath, withBase, withoutBase } from '@/lib/url';
import { pathInVersion } from './docs-version';
import { createStorageSlot } from './storage-slot';

/** How the links of a menu say which language or version they lead to: by its address, base path included. */
const LOCALE = 'data-locale-prefix';
const VERSION = 'data-docs-path';

/** What comes before anyone can use a link of a menu. */
const BEFORE_USE = ['toggle', 'focusin', 'mouseover'];

/**
 * Points the link of the only language at the reader's own place.
 *
 * @returns undoes it
 */
export function startOnlyLanguage(): () => void {
  const stop = new AbortController();
  const update = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const { pathname, search, hash } = window.location;
    target
      .closest('[data-menu]')
      ?.querySelector(`a[${LOCALE}]`)
      ?.setAttribute('href', pathname + search + hash);
  };
  for (const type of BEFORE_USE) {
    document.addEventListener(type, update, {
      signal: stop.signal,
      capture: true,
    });
  }
  return () => stop.abort();
}

/**
 * Forgets the version that the reader chose once when it does not exist any more.
 *
 * @param versions names of the versions that exist
 */
export function forgetUnknownVersion(versions: readonly string[]): void {
  const preferred = createStorageSlot(STORAGE_KEYS.docsVersion);
  const known = preferred.get();
  if (known !== null && !versions.includes(known)) preferred.remove();
}

/**
 * Points the language and version links at the reader's own place, and remembers the version that the reader chooses.
 *
 * @returns undoes it
 */
export function startVariants(): () => void {
  const preferred = createStorageSlot(STORAGE_KEYS.docsVersion);
  const stop = new AbortController();
  const { signal } = stop;
  const update = () => updateVariantLinks();
  window.addEventListener('hashchange', update, { signal });
  // A query may change without any event: the moment before a link can be used is early enough.
  for (const type of BEFORE_USE) {
    document.addEventListener(type, updateWhenNear, { signal, capture: true });
  }
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const name = target
        .closest('[data-docs-version]')
        ?.getAttribute('data-docs-version');
      if (name) preferred.set(name);
    },
    { signal },
  );
  return () => stop.abort();
}

function updateWhenNear({ target }: Event): void {
  if (target instanceof Element && target.closest('[data-menu]')) {
    updateVariantLinks();
  }
}

/** Called for each page, so that the links are right before anything points at them. */
export function updateVariantLinks(): () => void {
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
  return () => {};
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
