import { Island } from '@/components/islands/island';
import { SearchBox } from '@/components/search/search-box';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Logo } from '@/components/ui/logo';
import type { Site } from '@/lib/site/content';
import { ColorModeToggle } from './color-mode-toggle';
import MobileDrawer from './mobile-drawer.island';
import { NavbarLinks } from './navbar-links.client';
import { LanguageMenu, VersionMenu } from './variant-menus';

/** The bar on top of every page. Its links move into the mobile sidebar on narrow screens. */
export function Navbar({ site: { config, navbar, menu } }: { site: Site }) {
  return (
    <site-navbar>
      <header
        className="navbar"
        data-hide-on-scroll={config.navbar.hideOnScroll ? '' : undefined}
      >
        <Island of="layout/mobile-drawer" when="hover">
          <MobileDrawer />
        </Island>
        <Link className="navbar-brand" href="/">
          <Logo />
          <span>{config.title}</span>
        </Link>
        <nav className="navbar-links" aria-label="Main" data-navbar-links="">
          {menu && <NavbarMenu {...menu} />}
          <NavbarLinks links={navbar} className="navbar-link" />
          <Link
            className="navbar-link navbar-external"
            href={config.repository}
          >
            GitHub
            <Icon name="external" />
          </Link>
        </nav>
        <div className="navbar-tools">
          <SearchBox />
          <div className="navbar-settings" data-navbar-settings="">
            <site-variants>
              <VersionMenu {...config} />
              <LanguageMenu config={config} />
            </site-variants>
            <ColorModeToggle />
          </div>
        </div>
      </header>
    </site-navbar>
  );
}

/** Further links behind one name: the browser opens and closes them, with scripts and without. */
function NavbarMenu({ label, links }: NonNullable<Site['menu']>) {
  return (
    <>
      <button
        type="button"
        className="navbar-link navbar-menu-button"
        popoverTarget={MENU_ID}
      >
        {label}
        <Icon name="chevron" />
      </button>
      <div id={MENU_ID} className="menu-list navbar-menu" popover="auto">
        <NavbarLinks links={links} />
      </div>
    </>
  );
}

const MENU_ID = 'navbar-menu';
