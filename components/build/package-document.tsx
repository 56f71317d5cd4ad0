import { ArticleHtml } from '@/components/article/article-html';
import { partId, toDocumentPart } from '@/lib/site/article';
import type { Site } from '@/lib/site/content';
import { MAIN_ID } from '@/lib/site/config';
import { isWithin } from '@/lib/base/url';
import { shownArticle } from './shown-article';

type DocumentProps = { site: Site; path: string; label: string };

/** All pages of a package as one document: to print it, or to read it without the site. */
export async function PackageDocument({ site, path, label }: DocumentProps) {
  // In the order in which they should be read.
  const docs = site.readingOrder
    .filter((entry) => isWithin(entry.path, path))
    .flatMap((entry) => site.docs.filter((doc) => doc.path === entry.path));
  const paths = new Set(docs.map((doc) => doc.path));
  const parts = await Promise.all(
    docs.map(async (doc) => {
      const { html } = await shownArticle(site, doc);
      return { doc, html: toDocumentPart(html, doc.path, paths) };
    }),
  );
  return (
    <main id={MAIN_ID} tabIndex={-1} className="page-narrow">
      <h1>{label}: all pages</h1>
      <nav aria-label="Pages of this document">
        <ol>
          {docs.map((doc) => (
            <li key={doc.path}>
              <a href={`#${partId(doc.path)}`}>{doc.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {parts.map(({ doc, html }) => (
        <article key={doc.path} className="package-part">
          <h2 id={partId(doc.path)}>{doc.title}</h2>
          <ArticleHtml html={html} />
        </article>
      ))}
    </main>
  );
}
