import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Logo } from '@/components/ui/logo';
import { toStaticMarkup } from '@/components/ui/static-markup';
import type { Site } from '@/lib/content/load-site';
import { bootScript } from '@/lib/site/boot-script';
import { AnnouncementBar } from './announcement-bar';
import { ColorModeToggle } from './color-mode-toggle';
import { Footer } from './footer';
import { LanguageMenu } from './language-menu';
import { MobileSidebar } from './mobile-sidebar';
import { NotFoundPage } from './not-found-page';
import { SkipLink } from './skip-link';
import { VersionMenu } from './version-menu';

export type FramePartName =
  | 'boot'
  | 'top'
  | 'brand'
  | 'repository'
  | 'settings'
  | 'mobileSidebar'
  | 'footer'
  | 'notFound';

/** The documentation's own path leads to its main page. */
function aliasesOf({ config, docs }: Site): Record<string, string> {
  const main = docs.find(({ id }) => id === config.mainDoc);
  return main ? { '/docs': main.path } : {};
}

/** Renders the parts of the frame that are the same on every page; the prebuild script stores them. */
export function renderFrameParts(site: Site): Record<FramePartName, string> {
  const { config, announcement, footer } = site;
  return {
    boot: bootScript(config, announcement, aliasesOf(site)),
    top: toStaticMarkup(
      <>
        <SkipLink />
        <AnnouncementBar announcement={announcement} />
      </>,
    ),
    brand: toStaticMarkup(
      <>
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
      </>,
    ),
    repository: toStaticMarkup(
      <Link className="navbar-link navbar-external" href={config.repository}>
        GitHub
        <Icon name="external" />
      </Link>,
    ),
    settings: toStaticMarkup(
      <>
        <VersionMenu versions={config.docsVersions} />
        <LanguageMenu config={config} />
        <ColorModeToggle />
      </>,
    ),
    mobileSidebar: toStaticMarkup(<MobileSidebar />),
    notFound: toStaticMarkup(<NotFoundPage links={site.navbar} />),
    footer: toStaticMarkup(<Footer {...footer} />),
  };
}
