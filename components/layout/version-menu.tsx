import { Link } from '@/components/ui/link';
import type { SiteConfig } from '@/lib/site/config';
import { withBase } from '@/lib/base/url';

/** The versions of the documentation, when there is a choice. */
export function VersionMenu({
  versions,
}: {
  versions: SiteConfig['docsVersions'];
}) {
  const [current] = versions;
  if (!current || versions.length === 1) return null;
  return (
    <details className="menu" data-menu="">
      <summary
        className="menu-button"
        aria-label={`Docs version: ${current.label}`}
      >
        <span className="menu-label">{current.label}</span>
      </summary>
      <ul className="menu-list">
        {versions.map(({ name, label, path }) => (
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
      </ul>
    </details>
  );
}
