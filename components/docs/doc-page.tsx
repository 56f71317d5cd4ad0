import { ArticleHtml } from '@/components/article/article-html';
import { MAIN_ID, TOC_MAX_LEVEL, TOC_MIN_LEVEL } from '@/lib/site/config';
import { JsonLd } from '@/components/ui/json-ld';
import { minutesToRead, readingTimeText } from '@/lib/site/content';
import type { DocDescription } from '@/lib/site/content';
import type { Article } from '@/lib/site/article';
import { buildToc } from '@/lib/site/nav';
import { Breadcrumbs } from './breadcrumbs';
import { PageFooter } from './page-footer';
import { PageTools } from './page-tools';
import { Pager } from './pager';
import { PrintPackage } from './print-package';
import { Toc } from './toc';

/** One page of the documentation, between sidebar and table of contents. */
export function DocPage(
  props: DocDescription & {
    article: Article;
    /** Whether it is the first page of a package. */
    isOfPackage: boolean;
  },
) {
  const { doc, article, breadcrumbs, pager, language } = props;
  const toc = buildToc(article.headings, TOC_MIN_LEVEL, TOC_MAX_LEVEL);
  return (
    <>
      <main id={MAIN_ID} tabIndex={-1} className="doc">
        <div className="page-top">
          <Breadcrumbs breadcrumbs={breadcrumbs} />
          <PageTools path={doc.path} />
        </div>
        <article lang={language?.htmlLang} dir={language?.direction}>
          <h1>{doc.title}</h1>
          <p className="page-kind">
            {doc.pageKind} · {readingTimeText(minutesToRead(article.markdown))}
          </p>
          <Toc entries={toc} variant="disclosure" />
          <ArticleHtml html={article.html} />
        </article>
        <PageFooter {...props} />
        {props.isOfPackage && (
          <PrintPackage path={doc.path} title={doc.title} />
        )}
        <Pager pager={pager} name="Docs pages" before="Previous" after="Next" />
        {props.structuredData.map((data, index) => (
          <JsonLd key={index} data={data} />
        ))}
      </main>
      <Toc entries={toc} variant="aside" />
    </>
  );
}
