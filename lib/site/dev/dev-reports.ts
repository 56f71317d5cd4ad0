import { existsSync, readFileSync } from 'node:fs';
import { PAGE_RULES, toProblem } from '@/lib/site/checks';
import { writeChanged } from '@/lib/base/files';
import type { Problem } from '@/lib/base/source';

/** Where the processes of `npm run dev` leave what they find: what keeps the site from being read, */
export const SITE_REPORT = '.cache/site/stop.json';
/** what the checks say, */
export const CONTENT_REPORT = '.cache/site/problems.json';
/** whether they have looked at all pages since the server started, */
export const CHECKED_REPORT = '.cache/site/checked.json';
/** what the compilers of the samples say, */
export const SAMPLES_REPORT = '.cache/samples/problems.json';
/** where addresses lead that have no page: those of pages that went, and redirects, */
export const MOVED_REPORT = '.cache/site/moved.json';
/** and when one of these or the content was saved last: pages depend on it and follow it. */
export const SAVED = '.cache/site/saved.json';

/** Whether it was not there already. */
export function writeReport(path: string, data: unknown): boolean {
  return writeChanged([{ path, text: JSON.stringify(data) }]).length > 0;
}

/** What was last written, by this version of the program; nothing when that is not there or not whole. */
function readReport<Data>(report: string, nothing: Data): Data {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as Data;
  } catch {
    return nothing;
  }
}

const readProblemsIn = (report: string) => readReport<Problem[]>(report, []);

/** What keeps the site from being read or, when nothing does, mistakes in what is no page. */
export const readStops = () => readProblemsIn(SITE_REPORT);

/** Whether every page has been checked since the server started. */
export const isSiteChecked = () => readReport(CHECKED_REPORT, true);

/** Whether samples are checked beside the server. */
export function areSamplesChecked(): boolean {
  return existsSync(SAMPLES_REPORT);
}

/** What the compilers last said of a page's samples. */
export function readProblems(file: string): readonly Problem[] {
  return readProblemsIn(SAMPLES_REPORT).filter((one) => one.file === file);
}

/** Where addresses lead now that have no page. */
export function readMoved(): Record<string, string> {
  return readReport(MOVED_REPORT, {});
}

/** Rules that each save is held to at once, and those whose mistakes keep the text of a page from being drawn. */
const SITE_RULES = ['data', 'frontmatter', 'site', 'redirects'];
const TEXT_RULES = ['mdx', 'components'];

/**
 * Mistakes that every page shows: those that keep the site from being read, and those in data files. The checks are
 * slower than what finds the stops, and what they report of them may be outdated.
 *
 * @param stops what keeps the site from being read now
 * @param reported what the checks found last
 */
export function sharedMistakes(
  stops: readonly Problem[] = readStops(),
  reported: readonly Problem[] = readProblemsIn(CONTENT_REPORT),
): Problem[] {
  const inData = reported.filter(
    ({ rule = '', file }) =>
      !SITE_RULES.includes(rule) &&
      !file.endsWith('.mdx') &&
      !stops.some((stop) => stop.file === file),
  );
  return [...stops, ...inData];
}

/**
 * Mistakes of a page itself. As with the site, a text that can be drawn has none of those that would keep it from that.
 *
 * @param now.thrown why its text cannot be drawn now; undefined when it can be
 * @param now.own what its own rules say of it now, when they were asked
 * @param reported what the checks found last
 */
export function pageMistakes(
  file: string,
  { thrown, own }: { thrown?: unknown; own?: readonly Problem[] | undefined },
  reported: readonly Problem[] = readProblemsIn(CONTENT_REPORT),
): Problem[] {
  const stop = thrown === undefined ? undefined : toProblem(thrown, 'mdx');
  const others = reported.filter(
    ({ file: other, rule = '' }) =>
      other === file && !(own && PAGE_RULES.some((one) => one === rule)),
  );
  return [
    ...(stop ? [stop] : []),
    ...[...(own ?? []), ...others].filter(({ rule = '', line }) =>
      TEXT_RULES.includes(rule)
        ? stop && stop.line !== line
        : !SITE_RULES.includes(rule),
    ),
  ];
}
