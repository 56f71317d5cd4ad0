import { Icon } from '@/components/ui/icon';
import type { SiteConfig } from '@/lib/site/schema';

/** The languages of the site; links keep the reader's place and change only the language. */
export function LanguageMenu({ locales }: { locales: SiteConfig['locales'] }) {
  const current = locales[0];
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
              href=""
              lang={htmlLang}
              hrefLang={htmlLang}
              data-locale={code}
              aria-current={code === current?.code ? 'true' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
