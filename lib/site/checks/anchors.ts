import { stripQueryAndHash } from '@/lib/base/url';
import { nearest } from '@/lib/base/text';
import { linksIn, pathOfLink } from './links';
import { errorAt } from './place';
import type { Problem } from '@/lib/base/source';
import type { CheckedPage, Rule } from './types';

/** The part of a link behind `#` is an id that the rendered page has: a heading, or a row of a generated table. */
export const checkAnchors: Rule = (input) => {
  const byPath = new Map(input.pages.map((page) => [page.path, page]));
  const inData = [...input.dataLinks, ...input.redirects.anchors];
  return linksIn(input.pages, inData).flatMap(
    ({ href, place, page, fixTo }): Problem[] => {
      const anchor = anchorOf(href);
      if (anchor === undefined) return [];
      const written = stripQueryAndHash(href);
      const path = pathOfLink(written, input, page);
      const target = path === '' ? page : byPath.get(path);
      // Without the page, the rule for links has spoken; without its ids, the page itself has a mistake.
      if (!target?.ids || target.ids.has(anchor)) return [];
      const better = closestId(anchor, target);
      return [
        errorAt(
          place,
          `links to "#${anchor}", which ${target === page ? 'this page' : target.path} does not have, so the reader would land at the top.`,
          cureFor(anchor, target),
          better ? fixTo?.(`${written}#${better}`) : undefined,
        ),
      ];
    },
  );
};

function anchorOf(href: string): string | undefined {
  return /^(?:\/[^#]*)?#(.+)/s.exec(href)?.[1];
}

/** The one id that differs only in case or in what a slug leaves out. */
function closestId(anchor: string, { ids }: CheckedPage): string | undefined {
  const plain = (text: string) =>
    text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  const wanted = plain(anchor);
  const [same, ...others] = [...(ids ?? [])].filter(
    (id) => wanted !== '' && plain(id) === wanted,
  );
  return others.length > 0 ? undefined : same;
}

function cureFor(anchor: string, { ids, path }: CheckedPage): string {
  const all = [...(ids ?? [])];
  const close = nearest(anchor, all);
  if (close.length > 0) {
    return `did you mean ${close.map((id) => `#${id}`).join(' or ')}?`;
  }
  return all.length > 0
    ? `write one of the ids of ${path}: ${all.map((id) => `#${id}`).join(', ')}.`
    : `leave out the part after "#": ${path} has no headings.`;
}
