import { PageFooter } from '@/components/docs/page-footer';
import { PageTools } from '@/components/docs/page-tools';
import { Toc } from '@/components/docs/toc';
import { MAIN_ID } from '@/lib/site';
import { JsonLd } from '@/components/ui/json-ld';
import { Link } from '@/components/ui/link';
import type { BlogPost } from '@/lib/content';
import type { Article } from '@/lib/article';
import { buildToc } from '@/lib/nav';
import type { PagerLinks } from '@/lib/nav';
import { TOC_MAX_LEVEL, TOC_MIN_LEVEL } from '@/lib/site';
import type { Locale } from '@/lib/site';
import { PostMeta } from './post-meta';
import { TagList } from './tag-list';

/** One blog post. */
export function PostPage(props: {
  post: BlogPost;
  article: Article;
  pager: PagerLinks;
  editUrl: string;
  lastUpdated: string | undefined;
  feedbackUrl: string;
  structuredData: object[];
  /** Language of the text, where it is another one than that of the site. */
  language: Locale | undefined;
}) {
  const { post, article, pager, editUrl, lastUpdated, language } = props;
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
          <div
            className="prose"
            dangerouslySetInnerHTML={{ __html: article.html }}
          />
        </article>
        <TagList tags={post.tags.map((tag) => ({ tag }))} />
        <PageFooter
          editUrl={editUrl}
          lastUpdated={lastUpdated}
          feedbackUrl={props.feedbackUrl}
        />
        <PostPager pager={pager} />
        {props.structuredData.map((data, index) => (
          <JsonLd key={index} data={data} />
        ))}
      </main>
      <Toc entries={toc} variant="aside" />
    </div>
  );
}

/** The way to the posts before and after. */
function PostPager({ pager: { previous, next } }: { pager: PagerLinks }) {
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label="Blog posts">
      {previous && (
        <Link className="pager-link" href={previous.path} rel="prev">
          <span>Newer post</span> {previous.label}{' '}
          <small>{previous.description}</small>
        </Link>
      )}
      {next && (
        <Link className="pager-link pager-next" href={next.path} rel="next">
          <span>Older post</span> {next.label} <small>{next.description}</small>
        </Link>
      )}
    </nav>
  );
}
