'use client';

import { useEffect } from 'react';
import { siteBoot } from '@/components/browser/boot';
import type { DevPages } from '@/lib/site/dev';
import { normalizePath, withBase, withoutBase } from '@/lib/base/url';

/**
 * While writing: starts the elements of the site once React knows the page, follows the shown page when its file is
 * renamed, and brings it back when its file is.
 */
export function Writing({ pages }: { pages: DevPages }) {
  useEffect(() => {
    // Defined for good, whatever is edited after that.
    if (customElements.get('site-toc')) return;
    void import('@/components/program/elements').then(({ connectElements }) => {
      connectElements();
      siteBoot().isAlive = true;
    });
  }, []);
  useEffect(() => {
    const path = normalizePath(withoutBase(location.pathname));
    const target = pages.moved[path];
    if (target !== undefined) {
      location.replace(withBase(target) + location.hash);
      return;
    }
    const isFound = document.querySelector('main.not-found') === null;
    if (!isFound && pages.paths.includes(path)) location.reload();
  }, [pages]);
  return null;
}
