import type { ReactNode } from 'react';
import { MAIN_ID } from '@/lib/site/config';
import { Link } from '@/components/ui/link';

/** A page of the blog that lists something. */
export function BlogPage({
  title,
  children,
}: {
  title: string;
  children: ReactNode;
}) {
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
