import type { TocEntry } from '@/lib/site/nav';

/** Name that readers see and hear; the landmark carries the longer one of its kind. */
const TITLE = 'On this page';

type TocProps = { entries: TocEntry[]; variant: 'aside' | 'disclosure' };

/**
 * The table of contents: beside the page on wide screens, a disclosure above it on narrow ones.
 * Both are served and the stylesheet shows one, so only one is ever in the accessibility tree.
 */
export function Toc({ entries, variant }: TocProps) {
  if (entries.length === 0) return null;
  if (variant === 'disclosure') {
    return (
      <site-toc>
        <nav className="toc-disclosure" aria-label="Table of contents">
          <details>
            <summary>{TITLE}</summary>
            <TocList entries={entries} />
          </details>
        </nav>
      </site-toc>
    );
  }
  return (
    <site-toc>
      <nav className="toc" aria-label="Table of contents">
        <p className="toc-title">{TITLE}</p>
        <TocList entries={entries} />
        <a className="back-to-top" href="#" data-back-to-top="">
          Back to top
        </a>
      </nav>
    </site-toc>
  );
}

function TocList({ entries }: { entries: TocEntry[] }) {
  return (
    <ul>
      {entries.map(({ id, html, children }) => (
        <li key={id}>
          <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: html }} />
          {children.length > 0 && <TocList entries={children} />}
        </li>
      ))}
    </ul>
  );
}
