import { Island } from '@/components/islands/island';
import SidebarFilter from '@/components/sidebar/sidebar-filter.island';
import type { Site } from '@/lib/site/content';
import { sidebarAt } from '@/lib/site/nav';
import { renderSidebar } from './sidebar-tree';

/**
 * The tree of the documentation, open where a page stands in it.
 *
 * @param path site path of the page
 */
export function Sidebar({ site, path }: { site: Site; path: string }) {
  const tree = renderSidebar(sidebarAt(site.sidebar, path), path);
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
          dangerouslySetInnerHTML={{ __html: tree }}
        />
      </nav>
    </site-sidebar>
  );
}
