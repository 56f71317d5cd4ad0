import { renderAgentsIndex } from '@/lib/site/agents';
import { getSite } from '@/lib/site/content';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(renderAgentsIndex(getSite()), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
}
