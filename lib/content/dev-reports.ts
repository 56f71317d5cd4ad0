import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Where the watchers of `npm run dev` leave what they find. */
export const CONTENT_REPORT = '.cache/site/problems.json';
export const SAMPLES_REPORT = '.cache/samples/problems.json';

const reportSchema = z.array(
  z.object({
    file: z.string(),
    line: z.number(),
    column: z.number(),
    what: z.string(),
    cure: z.string().default(''),
  }),
);

export type DevProblem = z.infer<typeof reportSchema>[number];

/** What the watchers last said of a page; empty when they said nothing yet. */
export function readDevProblems(
  report: string,
  file: string,
): readonly DevProblem[] {
  try {
    const problems = reportSchema.parse(
      JSON.parse(readFileSync(report, 'utf8')),
    );
    return problems.filter((problem) => problem.file === file);
  } catch {
    return [];
  }
}

const treeSchema = z.object({ html: z.string() });
const sidebarSchema = treeSchema.extend({
  versions: z.record(z.string(), treeSchema).default({}),
});

/** The generated parts of the frame as they are now, among them `sidebar:/docs`, and one for each other version. */
export function readFrameNow(): Record<string, string> {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(`.cache/site/${name}.json`, 'utf8'));
  try {
    const frame = z.record(z.string(), z.string()).parse(read('frame'));
    const { html, versions } = sidebarSchema.parse(read('sidebar'));
    const trees = Object.entries({ '/docs': { html }, ...versions });
    return {
      ...frame,
      ...Object.fromEntries(
        trees.map(([path, tree]) => [`sidebar:${path}`, tree.html]),
      ),
    };
  } catch {
    // Being written at this moment; the next change brings it.
    return {};
  }
}
