import { PARTS } from '@/components/mdx';
import type { Source } from '@/components/mdx';
import type { Page, Site } from '@/lib/site/content';

const TAG = /<\s*([A-Z]\w*)/g;

/** What the components draw from that a page names, in its code as well: one too many does no harm. */
export function sourcesOf({ body }: Page): Source[] {
  const names = new Set([...body.matchAll(TAG)].map(([, name = '']) => name));
  const named = Object.entries(PARTS).filter(([name]) => names.has(name));
  return [...new Set(named.flatMap(([, { uses }]) => Object.values(uses)))];
}

/**
 * The components as the compiler calls them, each with what it draws from. Those that the page does not name
 * are not drawn.
 *
 * @throws whatever the sources throw
 */
export async function drawParts(site: Site, page: Page) {
  const read = new Map<Source, unknown>();
  for (const source of sourcesOf(page)) {
    read.set(source, await source.read(site, page));
  }
  return Object.fromEntries(
    Object.entries(PARTS).map(([name, { uses, draw }]) => {
      const data = Object.fromEntries(
        Object.entries(uses).map(([use, source]) => [use, read.get(source)]),
      );
      return [name, (props: object) => draw(props, data)];
    }),
  );
}
