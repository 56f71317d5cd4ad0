import { getSite } from '@/lib/site/content';
import { renderLlmsIndex } from '@/lib/site/feeds';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(renderLlmsIndex(getSite()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
