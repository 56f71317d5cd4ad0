import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { withBase } from '@/lib/base/url';
import { builtLocale, localeBasePath } from '@/lib/site/config';
import type { SiteConfig } from '@/lib/site/config';

/** The versions of the documentation, when there is a choice. */
export function VersionMenu({
  docsVersions,
}: Pick<SiteConfig, 'docsVersions'>) {
  const [current] = docsVersions;
  if (!current || docsVersions.length === 1) return null;
  return (
    <Menu name="Docs version" chosen={current.label}>
      {docsVersions.map(({ name, label, path }) => (
        <li key={name}>
          <Link
            href={path}
            data-docs-version={name}
            data-docs-path={withBase(path)}
            aria-current={name === current.name ? 'true' : undefined}
          >
            {label}
          </Link>
        </li>
      ))}
    </Menu>
  );
}

/**
 * The languages of the site. The links lead to the start of each language; the browser points them at the reader's
 * own place and marks the current one.
 */
export function LanguageMenu({ config }: { config: SiteConfig }) {
  const current = builtLocale(config);
  return (
    <Menu name="Language" chosen={current.label} icon={<Icon name="globe" />}>
      {config.locales.map(({ code, label, htmlLang }) => (
        <li key={code}>
          <a
            href={localeBasePath(config, code) || '/'}
            lang={htmlLang}
            hrefLang={htmlLang}
            data-locale-prefix={localeBasePath(config, code)}
            aria-current={code === current.code ? 'true' : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </Menu>
  );
}

function Menu(props: {
  name: string;
  chosen: string;
  icon?: ReactNode;
  children: ReactNode;
}) {
  const { name, chosen, icon, children } = props;
  return (
    <details className="menu" data-menu="">
      <summary className="menu-button" aria-label={`${name}: ${chosen}`}>
        {icon}
        <span className="menu-label">{chosen}</span>
      </summary>
      <ul className="menu-list">{children}</ul>
    </details>
  );
}
