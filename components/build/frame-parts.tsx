import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Logo } from '@/components/ui/logo';
import { toStaticMarkup } from './static-markup';
import type { Site } from '@/lib/content';
import { bootScript } from '@/lib/site';
import { AnnouncementBar } from '@/components/layout/announcement-bar';
import { ColorModeToggle } from '@/components/layout/color-mode-toggle';
import { Footer } from '@/components/layout/footer';
import { LanguageMenu } from '@/components/layout/language-menu';
import { MobileSidebar } from '@/components/layout/mobile-sidebar';
import { NotFoundPage } from '@/components/layout/not-found-page';
import type { FramePartName } from '@/components/layout/static-part.client';
import { SkipLink } from '@/components/layout/skip-link';
import { VersionMenu } from '@/components/layout/version-menu';

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
