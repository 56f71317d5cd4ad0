import { findRedirectProblems } from '@/lib/base/source';
import type { Problem } from '@/lib/base/source';
import { didYouMean } from '@/lib/base/text';
import { errorAt, lineWith } from './place';
import type { CheckInput } from './types';

/** Redirects lead straight to a page, and no published address is without page and redirect. */
export function checkRedirects(
  input: Pick<CheckInput, 'redirects' | 'routes' | 'files'>,
): Problem[] {
  const { files } = input;
  const { file, text, entries: redirects, publishedUrls } = input.redirects;
  // Reported where it was read.
  if (!redirects) return [];
  const twins = [...files].filter((path) => path.endsWith('.md'));
  const routes = new Set([...input.routes, ...twins]);
  const found = { redirects, routes, files, publishedUrls };
  return findRedirectProblems(found).map((problem) => {
    const [message = problem, ...cure] = problem.split(/(?<=\.) (?=[A-Z])/);
    const [path = ''] = problem.split(' ');
    const [, target = ''] = /to (\S+), which is no page/.exec(problem) ?? [];
    const known = target.endsWith('.md') ? twins : input.routes;
    return errorAt(
      { file, line: lineWith(text, `"${path}"`) },
      `holds a mistake: ${message}`,
      [...cure, didYouMean(target, known)].join(' ').trim(),
    );
  });
}
