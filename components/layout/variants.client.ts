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
  const preferred = createStorageSlot(STORAGE_KEYS.docsVersion);
  const known = preferred.get();
  // The version that the reader chose once may not exist any more.
  if (known !== null && !siteBoot().docsVersions.includes(known)) {
    preferred.remove();
  }
  // Known when the program is bundled: with one language and one version, it holds nothing of choosing one.
  const hasVariants = process.env['NEXT_PUBLIC_HAS_VARIANTS'] === '1';
  const update = hasVariants
    ? updateVariantLinks
    : () => {
        const { pathname, search, hash } = window.location;
        const only = host.querySelector(`a[${LOCALE}]`);
        only?.setAttribute('href', pathname + search + hash);
      };
  // Query and hash may change without any event: the moment before a link can be used is early enough.
  for (const type of ['toggle', 'focusin', 'mouseover']) {
    host.addEventListener(type, update, { signal, capture: true });
  }
  if (!hasVariants) return;
  onEachPage(signal, updateVariantLinks);
  const choose = (event: MouseEvent) => {
    const chosen = closestTarget(event, '[data-docs-version]');
    if (chosen) preferred.set(chosen.dataset['docsVersion'] ?? '');
  };
  host.addEventListener('click', choose, { signal });
}

/** Called for each page, so that the links are right before anything points at them. */
export function updateVariantLinks(): void {
  const path = normalizePath(window.location.pathname);
  const { search, hash } = window.location;
  const version =
    process.env['NEXT_PUBLIC_HAS_VERSIONS'] === '1'
      ? withBase(pathInVersion(withoutBase(path)))
      : path;
  for (const [attribute, place, rest] of [
    [LOCALE, path, search + hash],
    [VERSION, version, hash],
  ] as const) {
    const links = [...document.querySelectorAll(`a[${attribute}]`)];
    const prefixes = links.map((link) => link.getAttribute(attribute) ?? '');
    const current = prefixOf(place, prefixes) ?? prefixes[0];
    for (const [index, link] of links.entries()) {
      const prefix = prefixes[index] ?? '';
      link.setAttribute('href', changePrefix(path, prefixes, prefix) + rest);
      link.removeAttribute('aria-current');
      if (prefix === current) markCurrent(link);
    }
  }
}

/** The current one names its menu. */
function markCurrent(link: Element): void {
  link.setAttribute('aria-current', 'true');
  const summary = link.closest('[data-menu]')?.querySelector('summary');
  const label = link.textContent;
  const kind = summary?.getAttribute('aria-label')?.replace(/:.*/, '');
  const text = summary?.querySelector('.menu-label');
  if (!summary || !text || text.textContent === label) return;
  summary.setAttribute('aria-label', `${kind}: ${label}`);
  text.textContent = label;
}
