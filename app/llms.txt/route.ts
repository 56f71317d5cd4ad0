import { getSite } from '@/lib/content';
import { renderLlmsIndex } from '@/lib/feeds';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(renderLlmsIndex(getSite()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
