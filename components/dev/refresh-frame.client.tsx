'use client';

import { useEffect, useRef } from 'react';
import { markCurrentPage } from '@/lib/nav/sidebar-html';
import { prefixOf } from '@/lib/nav/variant-links';
import { withBase, withoutBase } from '@/lib/url/path';

/** What the sidebar's names in the parts begin with; the path of the version follows. */
const SIDEBAR = 'sidebar:';

/** How long the server may take to learn of a new page before it is asked again. */
const ASK_AGAIN_MS = 500;

/**
 * While writing: puts edited parts of the frame into the document. React leaves those parts alone, so an edit of
 * the footer or of a page's place in the sidebar would otherwise need a reload.
 */
function Refresh({ parts }: { parts: Record<string, string> }) {
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
    if (!isNewPage(parts)) return;
    const timer = setTimeout(() => location.reload(), ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [parts]);
  return null;
}

/** Whether the sidebar knows the page that the server, which learns of new files a moment later, did not find. */
function isNewPage(parts: Record<string, string>): boolean {
  const link = `href="${location.pathname}"`;
  return (
    document.querySelector('main [data-likely-pages]') !== null &&
    parts[sidebarName(parts)]?.includes(link) === true
  );
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

/** The built site's scripts hold every client component that any module names, so there it has to be nothing. */
export const RefreshFrame =
  process.env.NODE_ENV === 'development' ? Refresh : () => null;
