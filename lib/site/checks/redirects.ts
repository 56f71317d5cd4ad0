import { findRedirectProblems } from '@/lib/base/source';
import type { Problem } from '@/lib/base/source';
import { didYouMean } from '@/lib/base/text';
import { errorAt, lineWith } from './place';
import type { CheckInput } from './types';

/** Redirects lead straight to a page, and no published address is without page and redirect. */
export function checkRedirects(
  input: Pick<CheckInput, 'redirects' | 'routes' | 'files'>,
): Problem[] {
  const { file, text, entries: redirects, publishedUrls } = input.redirects;
  // Reported where it was read.
  if (!redirects) return [];
  const twins = [...input.files].filter((path) => path.endsWith('.md'));
  const routes = new Set([...input.routes, ...twins]);
  return findRedirectProblems({
    redirects,
    routes,
    files: input.files,
    publishedUrls,
  }).map((problem) => {
    const [message = problem, ...cure] = problem.split(/(?<=\.) (?=[A-Z])/);
    const [path = ''] = problem.split(' ');
    const [, target = ''] = /to (\S+), which is no page/.exec(problem) ?? [];
    return errorAt(
      'redirects',
      { file, line: lineWith(text, `"${path}"`) },
      `holds a mistake: ${message}`,
      [...cure, didYouMean(target, routes)].join(' ').trim(),
    );
  });
}
