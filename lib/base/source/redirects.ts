import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { normalizePath } from '@/lib/base/url';
import { readData } from './read-data';

/** One address that moved. Both are site paths; `to` may carry a hash. */
export type Redirect = { from: string; to: string };

/** Names between slashes; a name of dots alone would leave the folder of the site. */
const SITE_PATH = /^(?:\/|(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+)$/;

/** What the framework and hosts keep for themselves. */
const RESERVED = /^\/(?:404|_next|_headers|_redirects)(?:[/.]|$)/;

/** The redirect map (`content/redirects.json`): old path to new path. */
export const redirectsSchema = z
  .record(z.string(), z.string())
  .superRefine((map, context) => {
    for (const [from, to] of Object.entries(map)) {
      const message = mistakeInSource(from) ?? mistakeInTarget(to);
      if (message !== undefined)
        context.addIssue({ code: 'custom', path: [from], message });
    }
  })
  .describe('An address that moved, and where it leads now');

/**
 * The redirects of a content folder; none, if it has no file of them.
 *
 * @throws ContentError for the entry that cannot be read
 */
export function readRedirects(root: string): Redirect[] {
  const name = 'redirects.json';
  if (!existsSync(path.join(root, name))) return [];
  return Object.entries(readData(root, name, redirectsSchema)).map(
    ([from, to]) => ({ from, to }),
  );
}

function mistakeInSource(from: string): string | undefined {
  if (!SITE_PATH.test(from)) {
    return 'must be a site path: starts with "/", no trailing slash, no query, no ".."';
  }
  if (RESERVED.test(from)) {
    return 'is an address that the site and its hosts keep for themselves';
  }
  const clean = normalizePath(from).replace(/\/index$/, '') || '/';
  return clean === from
    ? undefined
    : `is another way to write ${clean}, which would be overwritten`;
}

function mistakeInTarget(to: string): string | undefined {
  const [path = '', ...hash] = to.split(/(?=#)/);
  return SITE_PATH.test(path) && hash.every((part) => /^#[\w-]+$/.test(part))
    ? undefined
    : `leads to "${to}", which must be a site path`;
}

/** Reads the list of every path that was ever published, one a line. */
export function parsePublishedUrls(text: string): string[] {
  return text.split(/\r?\n/).filter(Boolean);
}

/**
 * Finds what would let a reader's bookmark die: published paths without a page or a redirect,
 * redirects that hide a page, lead nowhere, or lead to another redirect.
 *
 * @returns One sentence for each problem, with what to do.
 */
export function findRedirectProblems({
  redirects,
  routes,
  files = new Set(),
  publishedUrls,
}: {
  redirects: readonly Redirect[];
  /** Paths of all pages that exist. */
  routes: ReadonlySet<string>;
  /** Paths of files that are no pages; none, if not given. */
  files?: ReadonlySet<string>;
  publishedUrls: readonly string[];
}): string[] {
  const sources = new Set(redirects.map(({ from }) => from));
  const dead = publishedUrls
    .filter((path) => !routes.has(path) && !sources.has(path))
    .map(
      (path) =>
        `${path} was published and has no page any more. Type: npm run remove -- ${path} --to /docs/where-readers-find-it-now`,
    );
  // The first of several in other letters is the one that the others would be written over.
  const byLowerCase = new Map(
    [...routes, ...sources].reverse().map((path) => [path.toLowerCase(), path]),
  );
  const wrong = redirects.flatMap(({ from, to }) => {
    const target = to.replace(/#.*/, '');
    const twin = byLowerCase.get(from.toLowerCase());
    if (routes.has(from)) {
      return `${from} is a page and cannot redirect to ${to}. Remove the redirect.`;
    }
    if (files.has(from)) {
      return `${from} is a file of the site and cannot redirect to ${to}. Remove the redirect.`;
    }
    if (twin !== undefined && twin !== from) {
      return `${from} differs from ${twin} in case only, and some systems would write one over the other. Remove the redirect.`;
    }
    if (sources.has(target)) {
      return `${from} redirects to ${target}, which redirects again. Point it at the last page.`;
    }
    return routes.has(target)
      ? []
      : `${from} redirects to ${target}, which is no page. Point it at an existing page.`;
  });
  return [...dead, ...wrong];
}
