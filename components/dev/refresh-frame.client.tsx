'use client';

import { useEffect, useRef } from 'react';
import { isOtherVersion } from '@/lib/browser/docs-version';
import { markCurrentPage } from '@/lib/nav/sidebar-html';
import { withBase, withoutBase } from '@/lib/url/path';

/** What the sidebar's names in the parts begin with; the path of the version follows. */
const SIDEBAR = 'sidebar:';

/**
 * While writing: puts edited parts of the frame into the document. React leaves those parts alone, so an edit of
 * the footer or of a page's place in the sidebar would otherwise need a reload.
 */
export function RefreshFrame({ parts }: { parts: Record<string, string> }) {
  const shown = useRef(parts);
  useEffect(() => {
    for (const [name, html] of Object.entries(parts)) {
      if (shown.current[name] === html) continue;
      if (name.startsWith(SIDEBAR)) {
        refreshSidebar(name.slice(SIDEBAR.length), html);
      }
      const part = document.querySelector(`[data-frame-part="${name}"]`);
      if (part) part.innerHTML = html;
    }
    shown.current = parts;
  }, [parts]);
  return null;
}

/** The tree of one version of the documentation. */
function refreshSidebar(versionPath: string, html: string) {
  if (isOtherVersion(versionPath)) return;
  const path = withoutBase(location.pathname);
  for (const tree of document.querySelectorAll('[data-sidebar-tree]')) {
    tree.innerHTML = markCurrentPage(html, path, withBase(path));
  }
}
