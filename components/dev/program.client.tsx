'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { start } from '@/lib/site/program';
import { contentOf } from '@/lib/site/browser/navigation/documents';
import { replacePage } from '@/lib/site/browser/navigation/navigation';
import type { DevPages } from '@/lib/site/dev';
import { normalizePath, withBase, withoutBase } from '@/lib/base/url';
import { carryState } from './carry-state';
import { takeContent } from './new-content';
import { takeHistory } from './take-history';

/** How long the server may take to learn of a new page before it is asked again. */
const ASK_AGAIN_MS = 500;

/**
 * While writing: starts the program that readers load. The framework reports each save by a new version, with
 * the content of the page that it loaded; another page is fetched anew. Either is put in place, as on a page change.
 * Follows the shown page when its file is renamed, and brings it back when its file is.
 */
export function Program({
  version,
  pages,
}: {
  version: number;
  pages: DevPages;
}) {
  useEffect(() => {
    const stop = start();
    const giveBack = takeHistory();
    return () => {
      stop();
      giveBack();
    };
  }, []);
  const known = useRef(version);
  const loaded = usePathname();
  useEffect(() => {
    if (version === known.current) return;
    known.current = version;
    // Taken in any case: of a page that is not shown, it will be old.
    const content = takeContent();
    const isShown = loaded === normalizePath(withoutBase(location.pathname));
    void refresh(isShown ? content : undefined);
  }, [version, loaded]);
  useEffect(() => {
    const path = normalizePath(withoutBase(location.pathname));
    const target = pages.moved[path];
    if (target !== undefined) {
      location.replace(withBase(target) + location.hash);
      return;
    }
    // The server learns of a new page a moment later than the watcher.
    const isFound = document.querySelector('main [data-likely-pages]') === null;
    if (isFound || !pages.paths.includes(path)) return;
    const timer = setTimeout(() => location.reload(), ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [pages]);
  return null;
}

let turn = 0;

/**
 * Shows what the page of the address is now: a page, or that there is none. Focus and position stay.
 *
 * @param given its document, if that is known
 */
async function refresh(given: Document | undefined): Promise<void> {
  const mine = ++turn;
  const page = given ?? (await fetchShown());
  // Another save, or another page.
  if (!page || mine !== turn) return;
  const shown = contentOf(document);
  const before = document.createElement('div');
  if (!shown || !contentOf(page)) return;
  const { scrollX: left, scrollY: top } = window;
  const focused = document.activeElement;
  replacePage(page, (old) => before.append(...old));
  carryState(before, shown);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  window.scrollTo({ left, top, behavior: 'instant' });
}

/** @returns nothing when the reader has gone to another page meanwhile */
async function fetchShown(): Promise<Document | undefined> {
  const { href } = location;
  const html = await (await fetch(href)).text();
  if (href !== location.href) return undefined;
  return new DOMParser().parseFromString(html, 'text/html');
}
