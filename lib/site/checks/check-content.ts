import type { ComponentRules } from '@/lib/site/article/compile';
import { ContentError, formatProblem } from '@/lib/base/source';
import { loadSite, pagesOf } from '@/lib/site/content';
import type { Page, Site } from '@/lib/site/content';
import { BUILD_RULES, RULE_NAMES, runRules, sortProblems } from './run-rules';
import type { RuleName } from './run-rules';
import { checkComponents } from './components';
import { readTree } from './read-tree';
import { toProblem } from './place';
import type { Problem } from '@/lib/base/source';
import type { CheckInput } from './types';

type CheckOptions = {
  /** The content folder. */
  root: string;
  /** Renders one page of the site to HTML; given from outside, because components lie above this folder. */
  render: (site: Site, page: Page) => Promise<{ ids: readonly string[] }>;
  components: ComponentRules;
  rules?: readonly RuleName[];
  /** Which pages are looked at; all, if not given. */
  only?: ((page: Page) => boolean) | undefined;
  /** The site, where it was read just now. */
  site?: Site;
  /** The language to read the content in; the default one, if not given. */
  locale?: string | undefined;
};

/**
 * Checks a content folder without building the site.
 *
 * @returns every mistake, ordered by place, and what the rules looked at
 */
export async function checkContent(
  options: CheckOptions,
): Promise<{ problems: Problem[]; input: CheckInput }> {
  const { root, components, rules, locale, only } = options;
  const read = readTree(root, locale, only);
  const rendered =
    read.problems.length === 0
      ? await renderAll(options)
      : { ids: new Map<string, Set<string>>(), problems: [] };
  const pages = read.input.pages.map((page) => ({
    ...page,
    ids: rendered.ids.get(page.file),
  }));
  const input: CheckInput = { ...read.input, components, pages };
  const found = [read.problems, rendered.problems, runRules(input, rules)];
  return { problems: sortProblems(found.flat()), input };
}

/** Words in another language than the dictionary's are no mistakes, and what a page says is proved in one language. */
const TRANSLATION_RULES = RULE_NAMES.filter(
  (rule) => rule !== 'spelling' && rule !== 'proof',
);

/**
 * Checks a content folder in every language.
 *
 * @returns every mistake, those in what all languages share once, and what the rules looked at in the default one
 */
export async function checkAllLanguages(
  options: CheckOptions,
): ReturnType<typeof checkContent> {
  const { problems, input } = await checkContent(options);
  const others = await Promise.all(
    input.translatedInto.map((locale) =>
      checkContent({ ...options, locale, rules: TRANSLATION_RULES }),
    ),
  );
  const inOthers = others.flatMap((other) => other.problems);
  return { problems: sortProblems([...problems, ...inOthers]), input };
}

/** Ids of all pages that can be rendered, and why the others cannot. */
async function renderAll(options: CheckOptions) {
  const { root, render, locale, only } = options;
  const ids = new Map<string, Set<string>>();
  const problems: Problem[] = [];
  let { site } = options;
  try {
    site ??= loadSite(root, locale);
  } catch (error) {
    return { ids, problems: [toProblem(error, 'site')] };
  }
  for (const { one, page } of pagesOf(site)) {
    if (only?.(page) === false) continue;
    try {
      ids.set(page.file, new Set((await render(one, page)).ids));
    } catch (error) {
      problems.push(toProblem(error, 'mdx'));
    }
  }
  return { ids, problems };
}

/**
 * Stops a build at what cannot be read, before anything slower is asked: heads, Markdown, components.
 *
 * @throws ContentError for the first mistake; its message has the others as well
 */
export function assertReadable({
  root,
  components,
  locale,
}: Omit<CheckOptions, 'render' | 'rules'>): void {
  const { problems, input } = readTree(root, locale);
  const inPages = checkComponents({ ...input, components });
  throwFirst(sortProblems([...problems, ...inPages]));
}

/**
 * Stops a build at the mistakes that readers would run into.
 *
 * @throws ContentError for the first one; its message has the others as well
 */
export async function assertPublishable(
  options: Omit<CheckOptions, 'rules'>,
): Promise<void> {
  throwFirst((await checkContent({ ...options, rules: BUILD_RULES })).problems);
}

function throwFirst(problems: readonly Problem[]): void {
  const [first, ...others] = problems;
  if (!first) return;
  const cures = [first.cure, ...others.map(formatProblem)];
  throw new ContentError(first, first.message, cures.join('\n'));
}
