import { Icon } from '@/components/ui/icon';
import { withBase } from '@/lib/base/url';

/** The page for programs, and for readers who take it to one: the usual way, and behind it the others. */
export function PageTools({ path }: { path: string }) {
  const markdown = withBase(`${path}.md`);
  return (
    <site-page-tools className="page-tools">
      <button
        type="button"
        className="page-copy needs-js"
        data-copy-page={markdown}
      >
        Copy page
      </button>
      <details className="menu" data-menu="">
        <summary className="menu-button">
          <span className="no-js">This page as text</span>
          <span className="visually-hidden needs-js">More ways to copy</span>
          <Icon name="chevron" />
        </summary>
        <ul className="menu-list">
          <li className="needs-js">
            <button type="button" data-copy-page={markdown} data-as-prompt="">
              Copy as prompt
            </button>
          </li>
          <li>
            <a href={markdown}>View as Markdown</a>
          </li>
          <li>
            <a href={withBase('/llms.txt')}>
              llms.txt (all pages for AI tools)
            </a>
          </li>
        </ul>
      </details>
    </site-page-tools>
  );
}
