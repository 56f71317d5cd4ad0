import type { ReactNode } from 'react';
import Cards from '@/components/cards/cards.island';
import { Island } from '@/components/islands/island';

/** The text of an article. React does not look into it, but while writing, where it is refreshed part by part. */
export function ArticleHtml({ html }: { html: string }) {
  if (process.env.NODE_ENV === 'development') {
    // Imported where it is used, the built site holds nothing of it.
    return import('./dev-article').then(({ DevArticle }) => (
      <Article>
        <div className="prose">
          <DevArticle html={html} />
        </div>
      </Article>
    ));
  }
  return (
    <Article>
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </Article>
  );
}

function Article({ children }: { children: ReactNode }) {
  return (
    <site-cards>
      <site-code-blocks>{children}</site-code-blocks>
      <Island of="cards/cards" when="hover">
        <Cards />
      </Island>
    </site-cards>
  );
}
