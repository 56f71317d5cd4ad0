import type { ReactElement } from 'react';
import { toStaticMarkup } from './static-markup';

/**
 * A page that is all HTML. It is one string rather than elements: React then has nothing to compare or build when
 * the page comes to life, and scripts improve the HTML where it stands. The attribute marks it for them.
 */
export function StaticPage({ children }: { children: ReactElement }) {
  return (
    <div
      className="page"
      data-page=""
      dangerouslySetInnerHTML={{ __html: toStaticMarkup(children) }}
    />
  );
}
