import { SearchBox } from '@/components/search/search-box.client';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Logo } from '@/components/ui/logo';
import type { NavLink } from '@/lib/content';
import type { SiteConfig } from '@/lib/site/schema';
import { ColorModeToggle } from './color-mode-toggle';
import { LanguageMenu } from './language-menu';
import { MobileSidebar } from './mobile-sidebar';
import { NavbarLinks } from './navbar-links.client';

/** The bar on top of every page. Its links move into the mobile sidebar on narrow screens. */
export function Navbar({
  title,
  links,
  locales,
  repository,
  hideOnScroll,
}: {
  title: string;
  links: NavLink[];
  locales: SiteConfig['locales'];
  repository: string;
  hideOnScroll: boolean;
}) {
  return (
    <header
      className="navbar"
      data-navbar=""
      data-hide-on-scroll={hideOnScroll ? '' : undefined}
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
        <span>{title}</span>
      </Link>
      <nav className="navbar-links" aria-label="Main" data-navbar-links="">
        <NavbarLinks links={links} />
        <Link className="navbar-link navbar-external" href={repository}>
          GitHub
          <Icon name="external" />
        </Link>
      </nav>
      <div className="navbar-tools">
        <SearchBox />
        <div className="navbar-settings" data-navbar-settings="">
          <LanguageMenu locales={locales} />
          <ColorModeToggle />
        </div>
      </div>
      <MobileSidebar />
    </header>
  );
}
