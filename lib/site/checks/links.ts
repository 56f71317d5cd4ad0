import type { Definition, Link } from 'mdast';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { linkInVersion } from '@/lib/site/nav';
import { isExternalHref, stripQueryAndHash } from '@/lib/base/url';
import { nearest } from '@/lib/base/text';
import { errorAt, fixTarget, placeOf } from './place';
import type { Problem, TextFix } from '@/lib/base/source';
import type { Place } from './place';
import type { CheckInput, CheckedPage, DataLink, Rule } from './types';

/** Every link of a page. */
export function linksOf({ tree }: Pick<CheckedPage, 'tree'>) {
  const links: (Link | Definition)[] = [];
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') links.push(node);
  });
  return links;
}

/** A link wherever it stands; one of a data file belongs to no page and is mended by hand. */
type PlacedLink = {
  href: string;
  place: Place;
  page?: CheckedPage;
  fixTo?: (better: string) => TextFix | undefined;
};

/** The links of all pages, and those of data files. */
export function linksIn(
  pages: readonly CheckedPage[],
  dataLinks: readonly DataLink[],
): PlacedLink[] {
  return [
    ...pages.flatMap((page) =>
      linksOf(page).map((node) => ({
        href: node.url,
        place: placeOf(page, node),
        page,
        fixTo: (better: string) => fixTarget(page, node, better),
      })),
    ),
    ...dataLinks.map(({ href, ...place }) => ({ href, place })),
  ];
}

/** Where a path leads that stands on a page: within the version of that page, if that has such a page. */
export function pathOfLink(
  written: string,
  { firstVersion, routes }: CheckInput,
  page?: CheckedPage,
): string {
  return page?.version
    ? linkInVersion(written, firstVersion, page.version, (route) =>
        routes.has(route),
      )
    : written;
}

/** Links between pages, in text and in data files, lead to pages that exist, by their clean path. */
export const checkLinks: Rule = (input) => {
  const moved = new Map(
    input.redirects.entries?.map(({ from, to }) => [from, to]),
  );
  return linksIn(input.pages, input.dataLinks).flatMap(
    ({ href, place, page, fixTo }): Problem[] => {
      const mistake = judge(href, input, moved, page);
      if (!mistake) return [];
      const { better, message, cure } = mistake;
      const fix = better ? fixTo?.(better) : undefined;
      return [errorAt(place, message, cure, fix)];
    },
  );
};

type Mistake = { message: string; cure: string; better?: string | undefined };

function judge(
  href: string,
  input: CheckInput,
  moved: ReadonlyMap<string, string>,
  page?: CheckedPage,
): Mistake | undefined {
  if (/^#./.test(href)) return undefined;
  if (href === '' || href === '#') {
    return {
      message:
        'has a link without a target, which would lead to the same page.',
      cure: 'write the path of a page between the parentheses, for example [Actions](/docs/state/actions).',
    };
  }
  const better = pathOnSite(href, input);
  if (better !== undefined) {
    return {
      message: `links to this site by its full address ${href}, which would leave a preview or a copy of the site.`,
      cure: `write ${better}.`,
      better,
    };
  }
  return isExternalHref(href) || SCHEME.test(href)
    ? judgeScheme(href)
    : judgePath(href, input, moved, page);
}

/**
 * The path of an address of this site, also without its www, by http, with a slash at its end, or as its author sees it
 * while writing.
 */
function pathOnSite(
  href: string,
  { siteUrl, routes }: CheckInput,
): string | undefined {
  if (!isExternalHref(href) || !URL.canParse(href)) return undefined;
  const [own, url] = [new URL(siteUrl), new URL(href)];
  const path = clean(url.pathname);
  const isPreview = /^(?:localhost|127\.0\.0\.1)$/.test(url.hostname);
  if (isPreview && path !== '/' && routes.has(path))
    return path + url.search + url.hash;
  const bare = ({ host }: URL) => host.replace(/^www\./, '');
  if (bare(own) !== bare(url)) return undefined;
  const base = own.pathname.replace(/\/$/, '');
  if (!url.pathname.startsWith(`${base}/`)) return undefined;
  return clean(url.pathname.slice(base.length)) + url.search + url.hash;
}

function judgePath(
  href: string,
  input: CheckInput,
  moved: ReadonlyMap<string, string>,
  page: CheckedPage | undefined,
): Mistake | undefined {
  const target = stripQueryAndHash(href);
  const rest = href.slice(target.length);
  if (input.routes.has(target)) return undefined;
  if (pathOfLink(target, input, page) !== target) return undefined;
  if (input.files.has(target) && !target.endsWith('.md')) return undefined;

  const [route, ...others] = findRoutes(target, input, page);
  if (route !== undefined) {
    const readings = [route, ...others].map((path) => path + rest);
    return {
      message: `links to ${href}, which is not the path of a page as the site writes it.`,
      cure: `write ${readings.join(', or ')}: paths begin with "/", in lower case, without an ending.`,
      // What may mean two pages, its author decides.
      better: others.length === 0 ? route + rest : undefined,
    };
  }
  const newPath = moved.get(clean(target));
  if (newPath !== undefined) {
    return {
      message: `links to ${target}, which has moved.`,
      cure: `write ${newPath}.`,
      better: newPath.includes('#') ? newPath : newPath + rest,
    };
  }
  const close = nearest(target, input.routes);
  return {
    message: `links to ${target || href}, which does not exist, so readers would meet "Page Not Found".`,
    cure:
      close.length > 0
        ? `did you mean ${close.map((path) => path + rest).join(' or ')}? A page must exist before it is linked.`
        : cureByForm(href, target),
  };
}

/** What to type for a link that is no path of a page, nor like one. */
function cureByForm(href: string, target: string): string {
  if (/^[^/@]+@[^/@]+$/.test(href)) return `write mailto:${href}.`;
  if (/^\/.*\.(?!mdx?$|html$)[a-z\d]+$/.test(target))
    return `add the file as public${target}, or write the path of a page.`;
  if (/^[\w-]+(?:\.[\w-]+)*\.(?!mdx?$)[a-z]{2,}(?:\/|$)|^https?\W/i.test(href))
    return 'write an address of another site with its beginning, https://.';
  return 'write the path of an existing page, such as /docs/state; a page must exist before it is linked.';
}

const SCHEME = /^[a-z][a-z\d+.-]*:/i;
/** A host in other letters may look like one that it is not. */
const OTHER_LETTERS = /^[^/]*\/\/[^/?#]*[^\0-\x7F]/;
/** An address that leads where it says: with its slashes, without a name, and without signs that browsers leave out. */
function isPlainAddress(href: string): boolean {
  if (!URL.canParse(href) || /[\s\\]/.test(href)) return false;
  const { protocol, username, password } = new URL(href);
  if (OTHER_LETTERS.test(href)) return false;
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return !isWeb || (/^https?:\/\/[^/]/i.test(href) && !username && !password);
}

/** Any other scheme would run code, or lead to what only its author has; names before an @ hide where a link leads. */
function judgeScheme(href: string): Mistake | undefined {
  const isAllowed = /^(?:https?|mailto|tel):/i.test(href);
  if (isAllowed && isPlainAddress(href)) return undefined;
  const host = isAllowed && URL.canParse(href) && OTHER_LETTERS.exec(href);
  return {
    message: isAllowed
      ? `links to ${href}, which is no plain address, and may lead elsewhere.`
      : `links to ${href}, but pages lead only to pages, to other sites and to mail addresses.`,
    cure: host
      ? `write ${new URL(href).href}, as browsers ask for it.`
      : 'write the path of a page, an address that begins with https: or one that begins with mailto:; put what is no link into backticks.',
  };
}

/**
 * The routes that may be meant by a path with an ending, a wrong case, a slash too much, or relative to the page: as
 * the files lie, and then as browsers read addresses.
 */
function findRoutes(
  target: string,
  { routes }: CheckInput,
  page?: CheckedPage,
): string[] {
  const byLowerCase = new Map(
    [...routes].map((route) => [route.toLowerCase(), route]),
  );
  const folders =
    page && target !== ''
      ? [
          path.posix.join('/docs', path.posix.dirname(page.id)),
          path.posix.dirname(page.path),
          page.path,
        ]
      : [];
  const candidates = target.startsWith('/')
    ? [target]
    : [
        ...folders.map((folder) => path.posix.join(folder, target)),
        // Only a path of several parts can have lost its first slash.
        ...(/\w\/./.test(target) ? [`/${target}`] : []),
      ];
  const found = candidates
    .flatMap((one) => byLowerCase.get(clean(one).toLowerCase()) ?? [])
    .filter((route, index, all) => all.indexOf(route) === index);
  // No page means itself where it may mean another one, or does not name itself.
  const { basename } = path.posix;
  const isNamed = basename(clean(target)) === basename(page?.path ?? '');
  return found.length > 1 || !isNamed
    ? found.filter((route) => route !== page?.path)
    : found;
}

function clean(target: string): string {
  const stripped = target
    .replace(/\/{2,}/g, '/')
    .replace(/^\/content(?=\/docs\/)/, '')
    .replace(/\/$/, '')
    .replace(/\.(mdx|md|html)$/i, '')
    .replace(/\/index$/i, '');
  return stripped === '' ? '/' : stripped;
}
