import type { ReactElement } from 'react';
import type { Problem } from '@/lib/base/source';
import { EARLY_SCRIPTS } from '@/lib/site/config';
import { toStaticMarkup } from '@/components/islands/static-markup';

/**
 * What stands between the parts of the frame, and changes with the page. In a build it is one string, which the
 * framework has nothing to do with but to write it.
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
  if (process.env.NODE_ENV === 'development') {
    // Imported where it is used, the built site holds nothing of it.
    return import('@/components/dev/dev-content').then(({ DevContent }) => (
      <DevContent mistakes={mistakes}>{children}</DevContent>
    ));
  }
  const html = toStaticMarkup(children);
  const scripts = Object.entries(EARLY_SCRIPTS).map(([sign, script]) =>
    html.includes(sign) ? `<script>${script}</script>` : '',
  );
  return (
    <div
      className="page"
      data-page=""
      dangerouslySetInnerHTML={{ __html: scripts.join('') + html }}
    />
  );
}
