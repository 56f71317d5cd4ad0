import { ContentError } from '@/lib/base/source';
import type { Site } from '@/lib/site/content';

/**
 * Mistakes in the homes of names: the search leads a reader who types a name to the page that says that it documents
 * it, so each export has one, and no name has two. A site whose pages name nothing leaves that to the search.
 *
 * @param names exports and entry points; an entry point with a page at its address needs no other home
 */
export function checkHomes(
  site: Pick<Site, 'docs' | 'root'>,
  names: readonly string[],
): ContentError[] {
  const homes = new Map<string, Site['docs'][number]>();
  const problems: ContentError[] = [];
  for (const page of site.docs) {
    for (const name of page.documents ?? []) {
      const other = homes.get(name);
      if (other) problems.push(twice(page.file, name, other.file));
      else homes.set(name, page);
    }
  }
  if (homes.size === 0) return [];
  const ends = new Set(site.docs.map(({ path }) => belowFirst(path)));
  const lost = [...new Set(names)].filter(
    (name) => !homes.has(name) && !ends.has(belowFirst(`/${name}`)),
  );
  return [...problems, ...lost.map(homeless)];
}

/** `/docs/cdk/ssr` and `/@scope/cdk/ssr` both as `cdk/ssr`. */
const belowFirst = (path: string): string => path.split('/').slice(2).join('/');

const twice = (file: string, name: string, other: string): ContentError =>
  new ContentError(
    { file },
    `documents "${name}", as ${other} does, so search cannot tell which page is about it.`,
    'keep the name in the "documents" of the page that explains it, and remove it from the other one.',
  );

const homeless = (name: string): ContentError =>
  new ContentError(
    { file: 'content/docs' },
    `has no page that documents "${name}", so a reader who searches for it finds any page that mentions it.`,
    `add the name to the "documents" in the frontmatter of the page that explains it: documents: [${name}].`,
  );
