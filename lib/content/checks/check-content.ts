import { ContentError } from '../errors';
import { loadSite } from '../load-site';
import type { Site } from '../load-site';
import { formatProblem, runRules, sortProblems } from './index';
import { checkComponents } from './components';
import { checkRoutes } from './routes';
import { readTree, toProblem } from './read-tree';
import type { CheckInput, ContentProblem, Rule } from './types';

/** Renders one page of the site to HTML; given from outside, because components lie above this folder. */
export type RenderPage = (
  site: Site,
  page: Site['docs'][number] | Site['posts'][number] | Site['home'],
) => Promise<{ html: string }>;

export type CheckOptions = {
  /** The content folder. */
  root: string;
  /** Folder of files that are published as they are. */
  publicDir: string;
  render: RenderPage;
  rules?: readonly Rule[];
};

/**
 * Checks a content folder without building the site.
 *
 * @returns every mistake, ordered by place, and what the rules looked at
 */
export async function checkContent(
  options: CheckOptions,
): Promise<{ problems: ContentProblem[]; input: CheckInput }> {
  const { root, publicDir, rules } = options;
  const read = readTree(root, publicDir);
  const isWhole =
    read.problems.length === 0 && checkRoutes(read.input).length === 0;
  const rendered = isWhole
    ? await renderAll(options)
    : { ids: new Map<string, Set<string>>(), problems: [] };
  const input: CheckInput = {
    ...read.input,
    pages: read.input.pages.map((page) => ({
      ...page,
      ids: rendered.ids.get(page.file),
    })),
  };
  const problems = sortProblems([
    ...read.problems,
    ...rendered.problems,
    ...runRules(input, rules),
  ]);
  return { problems, input };
}

/** Ids of all pages that can be rendered, and why the others cannot. */
async function renderAll({ root, render }: CheckOptions) {
  const ids = new Map<string, Set<string>>();
  const problems: ContentProblem[] = [];
  let site: Site;
  try {
    site = loadSite(root);
  } catch (error) {
    return { ids, problems: [toProblem(error, 'site')] };
  }
  for (const page of [...site.docs, ...site.posts, site.home]) {
    try {
      const { html } = await render(site, page);
      ids.set(page.file, idsIn(html));
    } catch (error) {
      problems.push(toProblem(error, 'mdx'));
    }
  }
  return { ids, problems };
}

function idsIn(html: string): Set<string> {
  return new Set(
    [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id),
  );
}

/**
 * Stops a build at what cannot be read, before anything slower is asked: heads, Markdown, components.
 *
 * @throws ContentError for the first mistake; its message tells the others as well
 */
export function assertReadable(root: string, publicDir: string): void {
  const { problems, input } = readTree(root, publicDir);
  throwFirst(sortProblems([...problems, ...checkComponents(input)]));
}

/**
 * Stops a build at the mistakes that readers would run into.
 *
 * @throws ContentError for the first one; its message tells the others as well
 */
export async function assertPublishable(options: CheckOptions): Promise<void> {
  throwFirst((await checkContent(options)).problems);
}

function throwFirst(problems: readonly ContentProblem[]): void {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  if (!first) return;
  const others = errors.slice(1).map((problem) => formatProblem(problem));
  throw new ContentError(first, first.what, [first.cure, ...others].join('\n'));
}
