'use client';

import { useEffect } from 'react';
import { siteBoot } from '@/components/browser/boot';
import { normalizePath, withBase, withoutBase } from '@/lib/base/url';

/**
 * While writing: starts the elements of the site once React knows the page, follows the shown page when its file is
 * renamed, and brings it back when its file is.
 */
export function Writing({
  paths,
  moved,
}: {
  paths: readonly string[];
  moved: Readonly<Record<string, string>>;
}) {
  useEffect(() => {
    // React draws a page that is not found in the browser, and runs no script there.
    const boot = document.querySelector('head > script:not([src])');
    if (!siteBoot() && boot) {
      const copy = document.createRange();
      document.head.append(copy.createContextualFragment(boot.outerHTML));
    }
    void import('@/components/program/elements').then(({ connectElements }) => {
      // React calls twice while writing, and again after an edit; they are defined for good.
      if (!customElements.get('site-toc')) connectElements();
      siteBoot().isAlive = true;
    });
  }, []);
  useEffect(() => {
    const path = normalizePath(withoutBase(location.pathname));
    const target = moved[path];
    if (target !== undefined) {
      location.replace(withBase(target) + location.hash);
      return;
    }
    const isFound = document.querySelector('main.not-found') === null;
    if (!isFound && paths.includes(path)) location.reload();
  }, [paths, moved]);
  return null;
}
