import { PARTS } from '@/components/mdx';
import type { Part, Source } from '@/components/mdx';
import type { Page, Site } from '@/lib/site/content';

const TAG = /<\s*([A-Z]\w*)/g;

/** The components that a page names, in its code as well: one too many does no harm. */
function partsOf({ body }: Page): Part[] {
  const names = new Set([...body.matchAll(TAG)].map(([, name = '']) => name));
  return Object.keys(PARTS)
    .filter((name) => names.has(name))
    .flatMap((name) => PARTS[name] ?? []);
}

/** What the components on a page draw from. */
export function sourcesOf(page: Page): Source[] {
  return [...new Set(partsOf(page).flatMap(({ uses }) => Object.values(uses)))];
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
