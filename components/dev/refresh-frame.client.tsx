'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import type { DevPages } from '@/lib/dev';
import { markCurrentPage, prefixOf } from '@/lib/nav';
import { withBase, withoutBase } from '@/lib/url';

/** What the sidebar's names in the parts begin with; the path of the version follows. */
const SIDEBAR = 'sidebar:';

/** How long the server may take to learn of a new page before it is asked again. */
const ASK_AGAIN_MS = 500;

/**
 * While writing: puts edited parts of the frame into the document. React leaves those parts alone, so an edit of
 * the footer or of a page's place in the sidebar would otherwise need a reload. Follows the shown page when its file
 * is renamed, and brings it back when its file is.
 */
export function RefreshFrame({
  parts,
  pages,
}: {
  parts: Record<string, string>;
  pages: DevPages;
}) {
  const pathname = usePathname();
  const shown = useRef(parts);
  useEffect(() => {
    for (const [name, html] of Object.entries(parts)) {
      if (shown.current[name] === html) continue;
      if (name === sidebarName(parts)) refreshSidebar(html);
      const part = document.querySelector(`[data-frame-part="${name}"]`);
      if (part) part.innerHTML = html;
    }
    shown.current = parts;
    // A page that crashed on a mistake is tried again with each save, so that mending it is enough.
    document.querySelector<HTMLElement>('main [data-retry]')?.click();
  }, [parts]);
  useEffect(() => {
    const path = withoutBase(pathname);
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
  }, [pages, pathname]);
  return null;
}

/** The part that is the tree of the page's version. */
function sidebarName(parts: Record<string, string>) {
  const paths = Object.keys(parts)
    .filter((name) => name.startsWith(SIDEBAR))
    .map((name) => name.slice(SIDEBAR.length));
  return SIDEBAR + prefixOf(withoutBase(location.pathname), paths);
}

function refreshSidebar(html: string) {
  const path = withoutBase(location.pathname);
  for (const tree of document.querySelectorAll('[data-sidebar-tree]')) {
    tree.innerHTML = markCurrentPage(html, path, withBase(path));
  }
}
