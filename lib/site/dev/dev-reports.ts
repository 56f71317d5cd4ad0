import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { PAGE_RULES, toProblem } from '@/lib/site/checks';
import type { Problem } from '@/lib/base/source';

/** Where the processes of `npm run dev` leave what they find: what keeps the site from being read, */
export const SITE_REPORT = '.cache/site/stop.json';
/** what the checks say, */
export const CONTENT_REPORT = '.cache/site/problems.json';
/** what the compilers of the samples say, */
export const SAMPLES_REPORT = '.cache/samples/problems.json';
/** which pages there are, */
export const PAGES_REPORT = '.cache/site/pages.json';
/** and when one of these or the content was saved last: pages depend on it and follow it. */
export const SAVED = '.cache/site/saved.json';

const reportSchema = z.array(
  z.object({
    rule: z.string().optional(),
    file: z.string(),
    line: z.number(),
    column: z.number(),
    message: z.string(),
    cure: z.string().optional(),
  }),
);

/** Rules that each save is held to at once, and those whose mistakes keep the text of a page from being drawn. */
const SITE_RULES = ['data', 'frontmatter', 'site', 'routes', 'redirects'];
const TEXT_RULES = ['mdx', 'components'];

/** What the watchers last said; nothing when they said nothing yet. */
function readReport(report: string): readonly Problem[] {
  try {
    return reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return [];
  }
}

/** Whether samples are checked beside the server. */
export function areSamplesChecked(): boolean {
  return existsSync(SAMPLES_REPORT);
}

/** What the compilers last said of a page's samples. */
export function readProblems(file: string): readonly Problem[] {
  return readReport(SAMPLES_REPORT).filter((problem) => problem.file === file);
}

/** Mistakes that every page shows: those that keep the site from being read, and those in data files. */
export function readSharedMistakes(): Problem[] {
  return sharedMistakes(readReport(SITE_REPORT), readReport(CONTENT_REPORT));
}

/**
 * The checks are slower than what finds the stops, and what they report of them may be outdated.
 *
 * @param stops what keeps the site from being read now
 * @param reported what the checks found last
 */
export function sharedMistakes(
  stops: readonly Problem[],
  reported: readonly Problem[],
): Problem[] {
  return [
    ...stops,
    ...reported.filter(
      ({ rule = '', file }) =>
        !SITE_RULES.includes(rule) && !file.endsWith('.mdx'),
    ),
  ];
}

/**
 * Mistakes of a page itself.
 *
 * @param now.thrown why its text cannot be drawn now; undefined when it can be
 * @param now.own what its own rules say of it now, when they were asked
 */
export function readPageMistakes(
  file: string,
  { thrown, own }: { thrown?: unknown; own?: readonly Problem[] | undefined },
): Problem[] {
  const reported = readReport(CONTENT_REPORT).filter(
    (problem) =>
      problem.file === file && !(own && (problem.rule ?? '') in PAGE_RULES),
  );
  return pageMistakes(
    thrown === undefined ? undefined : toProblem(thrown, 'mdx'),
    [...(own ?? []), ...reported],
  );
}

/**
 * As with the site, a text that can be drawn has none of the mistakes that would keep it from that.
 *
 * @param stop why the text cannot be drawn now
 * @param reported what the checks found on the page last
 */
export function pageMistakes(
  stop: Problem | undefined,
  reported: readonly Problem[],
): Problem[] {
  return [
    ...(stop ? [stop] : []),
    ...reported.filter(({ rule = '', line }) => {
      if (SITE_RULES.includes(rule)) return false;
      return TEXT_RULES.includes(rule)
        ? stop !== undefined && stop.line !== line
        : true;
    }),
  ];
}

const pagesSchema = z.object({
  paths: z.array(z.string()),
  moved: z.record(z.string(), z.string()),
});

/** The site paths of all pages, and where the addresses lead that have none: those of pages that went, and redirects. */
export type DevPages = z.infer<typeof pagesSchema>;

/** Which pages there are now. */
export function readPagesNow(): DevPages {
  try {
    return pagesSchema.parse(JSON.parse(readFileSync(PAGES_REPORT, 'utf8')));
  } catch {
    return { paths: [], moved: {} };
  }
}
