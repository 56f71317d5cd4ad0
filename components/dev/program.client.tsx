'use client';

import { useEffect, useRef } from 'react';
import { start } from '@/lib/program';
import { contentOf } from '@/lib/browser/navigation/documents';
import { replacePage } from '@/lib/browser/navigation/navigation';
import type { DevPages } from '@/lib/dev';
import { normalizePath, withBase, withoutBase } from '@/lib/url';
import { carryState } from './carry-state';
import { takeHistory } from './take-history';

/** How long the server may take to learn of a new page before it is asked again. */
const ASK_AGAIN_MS = 500;

/**
 * While writing: starts the program that readers load. The framework's own tells of each save by a new version; the
 * page is then fetched anew and put in place, as on a page change. Follows the shown page when its file is renamed,
 * and brings it back when its file is.
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
  const isFirst = useRef(version);
  useEffect(() => {
    if (version !== isFirst.current) void refresh();
  }, [version]);
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

/** Shows what the page of the address is now: a page, or that there is none. Focus and position stay. */
async function refresh(): Promise<void> {
  const mine = ++turn;
  const { href } = location;
  const html = await (await fetch(href)).text();
  // Another save, or another page.
  if (mine !== turn || href !== location.href) return;
  const page = new DOMParser().parseFromString(html, 'text/html');
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
