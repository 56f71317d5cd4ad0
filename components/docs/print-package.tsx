import { allPagesPath } from '@/lib/site/config';
import { withBase } from '@/lib/base/url';

/** On the first page of a package, the way to all of its pages in one document. */
export function PrintPackage({ path, title }: { path: string; title: string }) {
  return (
    <p className="print-package">
      {/* In a tab of its own: it is as large as all pages together, and no browser fetches it ahead. */}
      <a href={withBase(allPagesPath(path))} target="_blank" rel="noopener">
        All pages of {title} in one document, to print
      </a>
    </p>
  );
}
