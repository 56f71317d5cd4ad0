import { Icon } from '@/components/ui/icon';
import { builtLocale, localeBasePath } from '@/lib/site/config';
import type { SiteConfig } from '@/lib/site/config';

/**
 * The languages of the site. The links lead to the start of each language; the browser points them at the reader's
 * own place and marks the current one.
 */
export function LanguageMenu({
  config,
}: {
  config: Pick<SiteConfig, 'locales' | 'defaultLocale'>;
}) {
  const current = builtLocale(config);
  return (
    <details className="menu" data-menu="">
      <summary
        className="menu-button"
        aria-label={`Language: ${current.label}`}
      >
        <Icon name="globe" />
        <span className="menu-label">{current.label}</span>
      </summary>
      <ul className="menu-list">
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
      </ul>
    </details>
  );
}
