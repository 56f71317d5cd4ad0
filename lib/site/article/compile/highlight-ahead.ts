import { visit } from 'unist-util-visit';
import { parseFenceMeta } from '@/lib/samples/fences';
import { parseMdx } from '@/lib/base/source';
import { LANGUAGE_LABELS } from './languages';
import { highlightFence } from './plugins/rehype-code-blocks';

/**
 * Highlights the blocks of a page before anything is known about them. Most look the same afterwards, and are then
 * found in the cache; the others, and whatever is wrong here, are met again when the page is rendered.
 *
 * @param body MDX of the page
 */
export async function highlightAhead(
  body: string,
  file: string,
): Promise<void> {
  const fences: Parameters<typeof highlightFence>[0][] = [];
  visit(parseMdx(body, file), 'code', ({ lang, meta, value }) => {
    const language = lang ?? '';
    if (!Object.hasOwn(LANGUAGE_LABELS, language)) return;
    fences.push({
      language,
      meta: parseFenceMeta(language, meta ?? '').meta,
      source: `${value}\n`,
    });
  });
  for (const fence of fences) await highlightFence(fence);
}
