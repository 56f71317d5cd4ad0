'use client';

import { usePathname } from 'next/navigation';
import { use, useEffect, useRef, useState } from 'react';
import { LineIcon, SEARCH_PATH } from '@/components/ui/line-icon';
import { showCurrentPage, startSidebar } from '@/lib/browser/sidebar';
import { markCurrentPage, ofVersion } from '@/lib/nav';
import type { ByVersion } from '@/lib/nav';
import { withBase } from '@/lib/url';

/**
 * The tree of the documentation. Its HTML is the same on all pages: a docs page that is loaded brings it in the
 * document, a reader who comes from elsewhere loads it once, and no page's data carries it.
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
        <LineIcon path={SEARCH_PATH} />
        <span className="visually-hidden">Filter navigation</span>
        <input
          type="search"
          placeholder="Filter"
          autoComplete="off"
          data-sidebar-filter=""
        />
      </label>
      <SidebarTree />
    </nav>
  );
}

/** Rendered once: what the reader opened or filtered must survive every navigation. */
function SidebarTree() {
  const pathname = usePathname();
  const [inDocument] = useState(() => readTree(pathname));
  const html = inDocument ?? use(loadTree(pathname));
  return (
    <div
      className="sidebar-tree"
      data-sidebar-tree=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** The tree where it is at hand: on the server, and in a document that was served with it. */
function readTree(pathname: string): string | undefined {
  if (typeof window === 'undefined') {
    // The condition is known when the browser's bundle is made, so the file stays out of it.
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    const file = require('@/.cache/site/sidebar.json') as SidebarFile;
    const { html } = ofVersion(file, pathname);
    return markCurrentPage(html, pathname, withBase(pathname));
  }
  return document.querySelector('[data-sidebar-tree]')?.innerHTML;
}

type SidebarFile = ByVersion<{ html: string }>;

let loaded: Promise<string> | undefined;

/**
 * A failure is forgotten, so that the next attempt asks again.
 *
 * @param pathname any page of the version, which is the same as long as the document is
 */
function loadTree(pathname: string): Promise<string> {
  loaded ??= import('@/.cache/site/sidebar.json').then(
    (file: SidebarFile) =>
      process.env['NEXT_PUBLIC_HAS_VERSIONS'] === '1'
        ? ofVersion(file, pathname).html
        : file.html,
    (error: unknown) => {
      loaded = undefined;
      throw error;
    },
  );
  return loaded;
}
