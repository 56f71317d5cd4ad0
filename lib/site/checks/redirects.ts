import { findRedirectProblems } from '@/lib/base/source';
import { nearest } from '@/lib/base/text';
import { errorAt, lineWith } from './place';
import type { CheckInput, Rule } from './types';

/** Redirects lead straight to a page, and no published address is without page and redirect. */
export const checkRedirects: Rule = (input) => {
  const { file, text, entries: redirects, publishedUrls } = input.redirects;
  // Reported where it was read.
  if (!redirects) return [];
  const at = (word: string | undefined, message: string, cure: string) => {
    const line = word === undefined ? 1 : lineWith(text, `"${word}"`);
    return errorAt('redirects', { file, line }, message, cure);
  };
  const routes = new Set([...input.routes, ...twinsOf(input)]);
  return findRedirectProblems({
    redirects,
    routes,
    files: input.files,
    publishedUrls,
  }).map((problem) => {
    const [message = problem, ...cure] = problem.split(/(?<=\.) (?=[A-Z])/);
    const path = problem.split(' ')[0];
    const target = /redirects to (\S+), which is no page/.exec(problem)?.[1];
    const close = target ? nearest(target, routes) : [];
    return at(
      path,
      `holds a mistake: ${message}`,
      [
        ...cure,
        ...(close.length > 0 ? [`Did you mean ${close.join(' or ')}?`] : []),
      ].join(' '),
    );
  });
};

function twinsOf({ files }: CheckInput): string[] {
  return [...files].filter((path) => path.endsWith('.md'));
}
