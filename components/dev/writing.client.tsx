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
