import { pagesAsMarkdown } from '@/components/build/pages-as-markdown';
import { getSite } from '@/lib/site/content';

export const dynamic = 'force-static';

/** All pages in one file. */
export async function GET(): Promise<Response> {
  const pages = await pagesAsMarkdown(getSite());
  return new Response(pages.map(({ text }) => text).join('\n---\n\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
