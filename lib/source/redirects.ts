import { z } from 'zod';

/** One address that moved. Both are site paths; `to` may carry a hash. */
export type Redirect = { from: string; to: string };

const sitePath = z
  .string()
  .regex(
    /^\/$|^(\/[\w.-]+)+$/,
    'must be a site path: starts with "/", no trailing slash, no query',
  );

const redirectMap = z.record(
  sitePath,
  z.string().regex(/^(\/|(\/[\w.-]+)+)(#[\w-]+)?$/, 'must be a site path'),
);

/**
 * Reads the redirect map (`content/redirects.json`): old path to new path.
 *
 * @throws When the map does not have that shape; the message names the entry.
 */
export function parseRedirects(map: unknown): Redirect[] {
  const result = redirectMap.safeParse(map);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(
      `[site] content/redirects.json, entry "${issue?.path.join('.')}": ${issue?.message}. Write "/old/path": "/new/path".`,
    );
  }
  return Object.entries(result.data).map(([from, to]) => ({ from, to }));
}

/** Reads the list of every path that was ever published, one a line. */
export function parsePublishedUrls(text: string): string[] {
  return text.split(/\r?\n/).filter(Boolean);
}

type RedirectCheck = {
  redirects: readonly Redirect[];
  /** Paths of all pages that exist. */
  routes: ReadonlySet<string>;
  publishedUrls: readonly string[];
};

/**
 * Finds what would let a reader's bookmark die: published paths without a page or a redirect,
 * redirects that hide a page, lead nowhere, or lead to another redirect.
 *
 * @returns One sentence for each problem, with what to do.
 */
export function findRedirectProblems({
  redirects,
  routes,
  publishedUrls,
}: RedirectCheck): string[] {
  const sources = new Set(redirects.map(({ from }) => from));
  const dead = publishedUrls
    .filter((path) => !routes.has(path) && !sources.has(path))
    .map(
      (path) =>
        `${path} was published and has no page any more. Add it to content/redirects.json.`,
    );
  const wrong = redirects.flatMap(({ from, to }) => {
    const target = to.replace(/#.*/, '');
    if (routes.has(from)) {
      return `${from} is a page and cannot redirect to ${to}. Remove the redirect.`;
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
