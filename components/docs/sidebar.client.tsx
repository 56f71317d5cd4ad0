'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import sidebar from '@/.cache/site/sidebar.json';
import { Icon } from '@/components/ui/icon';
import { showCurrentPage, startSidebar } from '@/lib/browser/sidebar';
import { markCurrentPage } from '@/lib/nav/sidebar-html';
import { withBase } from '@/lib/url/path';

/**
 * The tree of the documentation. Its HTML is the same on all pages and comes with the script, so that no page's
 * data carries it; only the mark of the current page changes.
 */
export function Sidebar() {
  const pathname = usePathname();
  const root = useRef<HTMLElement>(null);

  useEffect(() => startSidebar(root.current), []);
  useEffect(() => showCurrentPage(root.current, pathname), [pathname]);

  return (
    <nav
      ref={root}
      className="sidebar"
      aria-label="Docs sidebar"
      data-sidebar=""
    >
      <label className="sidebar-filter needs-js">
        <Icon name="search" />
        <span className="visually-hidden">Filter navigation</span>
        <input
          type="search"
          placeholder="Filter"
          autoComplete="off"
          data-sidebar-filter=""
        />
      </label>
      <SidebarList />
    </nav>
  );
}

/** Rendered once: what the reader opened or filtered must survive every navigation. */
function SidebarList() {
  const pathname = usePathname();
  const first = useRef(pathname).current;
  return (
    <div
      className="sidebar-tree"
      data-sidebar-tree=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: markCurrentPage(sidebar.html, first, withBase(first)),
      }}
    />
  );
}
