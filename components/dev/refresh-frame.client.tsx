'use client';

import { useEffect, useRef } from 'react';
import { markCurrentPage } from '@/lib/nav/sidebar-html';
import { withBase } from '@/lib/url/path';

/**
 * While writing: puts edited parts of the frame into the document. React leaves those parts alone, so an edit of
 * the footer or of a page's place in the sidebar would otherwise need a reload.
 */
export function RefreshFrame({ parts }: { parts: Record<string, string> }) {
  const shown = useRef(parts);
  useEffect(() => {
    for (const [name, html] of Object.entries(parts)) {
      if (shown.current[name] === html) continue;
      if (name === 'sidebar') refreshSidebar(html);
      const part = document.querySelector(`[data-frame-part="${name}"]`);
      if (part) part.innerHTML = html;
    }
    shown.current = parts;
  }, [parts]);
  return null;
}

function refreshSidebar(html: string) {
  const path = location.pathname;
  for (const tree of document.querySelectorAll('[data-sidebar-tree]')) {
    tree.innerHTML = markCurrentPage(html, path, withBase(path));
  }
}
