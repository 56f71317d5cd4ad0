import { renderAgentsIndex } from '@/lib/agents';
import { getSite } from '@/lib/content';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(renderAgentsIndex(getSite()), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
}
