import { ArticleHtml } from '@/components/article/article-html';
import { PageFooter } from '@/components/docs/page-footer';
import { PageTools } from '@/components/docs/page-tools';
import { Pager } from '@/components/docs/pager';
import { Toc } from '@/components/docs/toc';
import { MAIN_ID, TOC_MAX_LEVEL, TOC_MIN_LEVEL } from '@/lib/site/config';
import { JsonLd } from '@/components/ui/json-ld';
import type { PostDescription } from '@/lib/site/content';
import type { Article } from '@/lib/site/article';
import { buildToc } from '@/lib/site/nav';
import { PostMeta } from './post-meta';
import { TagList } from './tag-list';

/** One blog post. */
export function PostPage(props: PostDescription & { article: Article }) {
  const { post, article, pager, language } = props;
  const toc = buildToc(article.headings, TOC_MIN_LEVEL, TOC_MAX_LEVEL);
  return (
    <div className="post-shell">
      <main id={MAIN_ID} tabIndex={-1} className="doc">
        <article lang={language?.htmlLang} dir={language?.direction}>
          <h1>{post.title}</h1>
          <div className="page-top">
            <PostMeta post={post} />
            <PageTools path={post.path} />
          </div>
          <Toc entries={toc} variant="disclosure" />
          <ArticleHtml html={article.html} />
        </article>
        <TagList tags={post.tags.map((tag) => ({ tag }))} />
        <PageFooter {...props} />
        <Pager
          pager={pager}
          name="Blog posts"
          before="Newer post"
          after="Older post"
        />
        {props.structuredData.map((data, index) => (
          <JsonLd key={index} data={data} />
        ))}
      </main>
      <Toc entries={toc} variant="aside" />
    </div>
  );
}
