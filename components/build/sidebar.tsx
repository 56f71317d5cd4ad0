import { Icon } from '@/components/ui/icon';
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
    <nav className="sidebar" aria-label="Docs sidebar" data-sidebar="">
      <label className="sidebar-filter needs-js">
        <Icon name="filter" />
        <span className="visually-hidden">Filter navigation</span>
        <input
          type="search"
          placeholder="Filter"
          autoComplete="off"
          data-sidebar-filter=""
        />
      </label>
      <div
        className="sidebar-tree"
        data-sidebar-tree=""
        dangerouslySetInnerHTML={{
          __html: markCurrentPage(tree, path, withBase(path)),
        }}
      />
    </nav>
  );
}
