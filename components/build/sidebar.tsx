import { Island } from '@/components/islands/island';
import SidebarFilter from '@/components/sidebar/sidebar-filter.island';
import type { Site } from '@/lib/site/content';
import { markCurrentPage, sidebarAt } from '@/lib/site/nav';
import { withBase } from '@/lib/base/url';
import { renderSidebar } from './sidebar-tree';

/** Rendered once for all pages that show the same. */
const trees = new WeakMap<ReturnType<typeof sidebarAt>, string>();

/**
 * The tree of the documentation, open where a page stands in it.
 *
 * @param path site path of the page
 */
export function Sidebar({ site, path }: { site: Site; path: string }) {
  const { version } = site;
  const sidebar = sidebarAt(site.sidebar, path);
  const tree = trees.get(sidebar) ?? renderSidebar(sidebar, version.path);
  trees.set(sidebar, tree);
  return (
    <site-sidebar
      // While writing, a changed tree comes as a new element.
      key={process.env.NODE_ENV === 'development' ? tree : undefined}
    >
      <nav className="sidebar" aria-label="Docs sidebar" data-sidebar="">
        <Island of="sidebar/sidebar-filter" when="focus">
          <SidebarFilter />
        </Island>
        <div
          className="sidebar-tree"
          data-sidebar-tree=""
          dangerouslySetInnerHTML={{
            __html: markCurrentPage(tree, path, withBase(path)),
          }}
        />
      </nav>
    </site-sidebar>
  );
}
