'use client';

import { SearchBox } from '@/components/search/search-box.client';
import type { NavLink } from '@/lib/content';
import { NavbarLinks } from './navbar-links.client';
import { StaticPart } from './static-part.client';

/** The bar on top of every page. Its links move into the mobile sidebar on narrow screens. */
export function Navbar({
  links,
  hideOnScroll,
}: {
  links: NavLink[];
  hideOnScroll: boolean;
}) {
  return (
    <header
      className="navbar"
      data-navbar=""
      data-hide-on-scroll={hideOnScroll ? '' : undefined}
    >
      <StaticPart name="brand" />
      <nav className="navbar-links" aria-label="Main" data-navbar-links="">
        <NavbarLinks links={links} />
        <StaticPart name="repository" />
      </nav>
      <div className="navbar-tools">
        <SearchBox />
        <div className="navbar-settings" data-navbar-settings="">
          <StaticPart name="settings" />
        </div>
      </div>
      <StaticPart name="mobileSidebar" />
    </header>
  );
}
