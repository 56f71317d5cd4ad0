import { prefixOf } from '@/lib/site/nav';
import { STORAGE_KEYS } from '@/lib/site/config';
import { withBase, withoutBase } from '@/lib/base/url';
import { createStorageSlot } from '@/components/browser/storage-slot';

/*
 * Only for sites with several versions of the documentation; what calls these functions asks for that first, with a
 * condition that is known when the bundle is made. The version menu of the page knows which versions there are.
 */

/** Whether a site path belongs to another version than the page on screen. */
export function isOtherVersion(path: string): boolean {
  const paths = versionLinks().map(({ dataset }) => dataset['docsPath'] ?? '');
  const versionOf = (address: string) => prefixOf(address, paths) ?? paths[0];
  return versionOf(withBase(path)) !== versionOf(window.location.pathname);
}

/** A path in the version that search and menu are of: the page's own, or beside the documentation the one chosen last. */
export function pathInVersion(path: string): string {
  const links = versionLinks();
  const paths = links.map(({ dataset }) => dataset['docsPath'] ?? '');
  if (prefixOf(withBase(path), paths) !== undefined) return path;
  const preferred = createStorageSlot(STORAGE_KEYS.docsVersion).get();
  const link = links.find(
    ({ dataset }) => dataset['docsVersion'] === preferred,
  );
  return withoutBase(link?.dataset['docsPath'] ?? path);
}

function versionLinks(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('a[data-docs-path]')];
}
