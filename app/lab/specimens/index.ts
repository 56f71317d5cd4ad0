import type { Site } from '@/lib/content';
import { code } from './code';
import { components } from './components';
import { blog, docs } from './docs';
import { frame } from './frame';
import { pages } from './pages';
import { TEXT } from './text';
import type { Part, Parts } from './types';

/** Every part that a reader can see, by group and name. */
export function specimens(site: Site): Record<string, Parts> {
  return {
    'In texts': TEXT,
    Code: code(),
    Components: components(site),
    'Around every page': frame(site),
    'Around texts': docs(site),
    Blog: blog(site),
    'Whole pages': pages(site),
  };
}

/** `ApiTable` and `Code block` as parts of an address. */
export function slugOfPart(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])|\W+/g, '-').toLowerCase();
}

/** All parts by the last segment of their page's address. */
export function partsBySlug(
  site: Site,
): ReadonlyMap<string, Part & { name: string }> {
  return new Map(
    Object.values(specimens(site)).flatMap((parts) =>
      Object.entries(parts).map(([name, part]) => [
        slugOfPart(name),
        { ...part, name },
      ]),
    ),
  );
}
