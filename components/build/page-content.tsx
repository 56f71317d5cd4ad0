import type { ReactElement } from 'react';
import type { Problem } from '@/lib/base/source';
import { chosenTabsScript } from '@/lib/site/config';
import { toStaticMarkup } from './static-markup';

/**
 * What stands between the parts of the frame, and changes with the page. It is one string, which React does not look
 * into: while writing, the program of the site changes it as it does in the export, and React leaves it alone.
 *
 * @param mistakes what is wrong on the page; while writing only
 */
export function PageContent({
  children,
  mistakes = [],
}: {
  children: ReactElement;
  mistakes?: readonly Problem[] | undefined;
}) {
  const html = toStaticMarkup(children);
  const script = html.includes(' data-tab-group="')
    ? `<script>${chosenTabsScript()}</script>`
    : '';
  if (process.env.NODE_ENV === 'development') {
    // Imported where it is used, the built site holds nothing of it.
    return import('./dev-content').then(({ DevContent }) => (
      <DevContent html={script + html} mistakes={mistakes} />
    ));
  }
  return (
    <div
      className="page"
      data-page=""
      dangerouslySetInnerHTML={{ __html: script + html }}
    />
  );
}
