import type { ReactNode } from 'react';
import { MAIN_ID } from '@/lib/site/config';
import { Link } from '@/components/ui/link';

type BlogPageProps = { title: string; children: ReactNode };

/** A page of the blog that lists something. */
export function BlogPage({ title, children }: BlogPageProps) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className="page-narrow">
      <h1>{title}</h1>
      {children}
      <p className="blog-links">
        <Link href="/blog">All posts</Link>
        <Link href="/blog/archive">Archive</Link>
        <Link href="/blog/tags">Tags</Link>
      </p>
    </main>
  );
}
