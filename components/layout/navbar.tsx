import { SearchBox } from '@/components/search/search-box';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Logo } from '@/components/ui/logo';
import type { Site } from '@/lib/site/content';
import { ColorModeToggle } from './color-mode-toggle';
import { LanguageMenu } from './language-menu';
import { NavbarLinks } from './navbar-links.client';
import { VersionMenu } from './version-menu';

/** The bar on top of every page. Its links move into the mobile sidebar on narrow screens. */
export function Navbar({ site: { config, navbar } }: { site: Site }) {
  return (
    <header
      className="navbar"
      data-navbar=""
      data-hide-on-scroll={config.navbar.hideOnScroll ? '' : undefined}
    >
      <button
        type="button"
        className="icon-button navbar-toggle needs-js"
        aria-label="Toggle navigation bar"
        aria-expanded="false"
        aria-haspopup="dialog"
        data-mobile-sidebar-open=""
      >
        <Icon name="menu" />
      </button>
      <Link className="navbar-brand" href="/">
        <Logo />
        <span>{config.title}</span>
      </Link>
      <nav className="navbar-links" aria-label="Main" data-navbar-links="">
        <NavbarLinks links={navbar} />
        <Link className="navbar-link navbar-external" href={config.repository}>
          GitHub
          <Icon name="external" />
        </Link>
      </nav>
      <div className="navbar-tools">
        <SearchBox />
        <div className="navbar-settings" data-navbar-settings="">
          <VersionMenu versions={config.docsVersions} />
          <LanguageMenu config={config} />
          <ColorModeToggle />
        </div>
      </div>
    </header>
  );
}
