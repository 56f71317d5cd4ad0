import { Icon } from '@/components/ui/icon';
import { localePrefix } from '@/lib/nav/variant-links';
import type { SiteConfig } from '@/lib/site/schema';
import { withBase } from '@/lib/url/path';

/**
 * The languages of the site. The links lead to the start of each language; the browser points them at the reader's
 * own place and marks the current one.
 */
export function LanguageMenu({
  config,
}: {
  config: Pick<SiteConfig, 'locales' | 'defaultLocale'>;
}) {
  const { locales, defaultLocale } = config;
  const current = locales.find(({ code }) => code === defaultLocale);
  return (
    <details className="menu" data-menu="">
      <summary
        className="menu-button"
        aria-label={`Language: ${current?.label}`}
      >
        <Icon name="globe" />
        <span className="menu-label">{current?.label}</span>
      </summary>
      <ul className="menu-list">
        {locales.map(({ code, label, htmlLang }) => (
          <li key={code}>
            <a
              href={withBase(localePrefix(code, defaultLocale) || '/')}
              lang={htmlLang}
              hrefLang={htmlLang}
              data-locale-prefix={localePrefix(code, defaultLocale)}
              aria-current={code === defaultLocale ? 'true' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
