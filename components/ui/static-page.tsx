import type { ReactElement } from 'react';
import { chosenTabsScript } from '@/lib/site/boot-script';
import { toStaticMarkup } from './static-markup';

/**
 * A page that is all HTML. It is one string rather than elements: React then has nothing to compare or build when
 * the page comes to life, and scripts improve the HTML where it stands. The attribute marks it for them.
 */
export function StaticPage({ children }: { children: ReactElement }) {
  const html = toStaticMarkup(children);
  const script = html.includes(' data-tab-group="')
    ? `<script>${chosenTabsScript()}</script>`
    : '';
  return (
    <div
      className="page"
      data-page=""
      dangerouslySetInnerHTML={{ __html: script + html }}
    />
  );
}
