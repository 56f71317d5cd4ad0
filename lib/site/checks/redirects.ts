import { findRedirectProblems, parseRedirects } from '@/lib/base/source';
import { nearest } from '@/lib/base/text';
import { errorAt, lineWith } from './place';
import type { CheckInput, Rule } from './types';

/** Redirects are well-formed, lead straight to a page, and no published address is without page and redirect. */
export const checkRedirects: Rule = (input) => {
  const { file, text, publishedUrls } = input.redirects;
  const at = (word: string | undefined, message: string, cure: string) => {
    const line = word === undefined ? 1 : lineWith(text, `"${word}"`);
    return errorAt('redirects', { file, line }, message, cure);
  };
  let redirects;
  try {
    redirects = parseRedirects(JSON.parse(text));
  } catch (error) {
    const reason = reasonOf(error);
    const entry = /entry "([^"]*)"/.exec(reason)?.[1];
    return [
      at(
        entry,
        `cannot be read as a map of redirects: ${reason}`,
        'write one "/old/path": "/new/path" a line, with commas between the lines; paths have no trailing slash and no query.',
      ),
    ];
  }
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

/** Without the parts that the problem says itself. */
function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error))
    .replace(/^\[site\] /, '')
    .replace(/ Write "\/old.*$/, '');
}

function twinsOf({ files }: CheckInput): string[] {
  return [...files].filter((path) => path.endsWith('.md'));
}
