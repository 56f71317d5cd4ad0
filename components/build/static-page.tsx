import type { ReactElement } from 'react';
import type { DevProblem } from '@/lib/dev';
import { chosenTabsScript } from '@/lib/site';
import { toStaticMarkup } from './static-markup';

/**
 * A page that is all HTML. It is one string rather than elements: React then has nothing to compare or build when
 * the page comes to life, and scripts improve the HTML where it stands. The attribute marks it for them.
 *
 * @param mistakes what is wrong on the page; while writing only
 */
export function StaticPage({
  children,
  mistakes,
}: {
  children: ReactElement;
  mistakes?: readonly DevProblem[] | undefined;
}) {
  const html = toStaticMarkup(children);
  const script = html.includes(' data-tab-group="')
    ? `<script>${chosenTabsScript()}</script>`
    : '';
  const page = (
    <div
      className="page"
      data-page=""
      dangerouslySetInnerHTML={{ __html: script + html }}
    />
  );
  if (process.env.NODE_ENV === 'development' && mistakes) {
    // Imported where it is used, the built site holds nothing of it.
    return import('@/components/dev/mistakes.client').then(
      ({ PageMistakes }) => (
        <>
          {page}
          <PageMistakes mistakes={mistakes} />
        </>
      ),
    );
  }
  return page;
}
