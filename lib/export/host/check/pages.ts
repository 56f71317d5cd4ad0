import type { Page } from './read-documents';
import type { ExportProblem } from './types';

/** The not-found page, of which each language has one. */
const NOT_FOUND = /^([\w-]+\/)?404\.html$/;

/**
 * Pages are ones that search engines and screen readers understand, and the sitemap lists those to be found.
 *
 * @param sitemap its addresses
 */
export function checkPages(
  pages: readonly Page[],
  sitemap: readonly string[],
): ExportProblem[] {
  const listed = new Set(sitemap.map(withoutSlash));
  return pages.flatMap((page) => {
    const { file, isNoIndex, isRedirect } = page;
    const canonical = withoutSlash(page.canonical);
    const messages = checkPage(page);
    if (isNoIndex && listed.has(canonical)) {
      messages.push('says noindex and is in the sitemap.');
    }
    if (!isNoIndex && !isRedirect && !NOT_FOUND.test(file)) {
      messages.push(...checkListed(page));
      if (!listed.has(canonical)) {
        messages.push(
          'is in no sitemap: a page that search engines do not find, or one that should say noindex.',
        );
      }
    }
    return messages.map((message) => ({ file, message }));
  });
}

function checkPage({ ids, h1, mains, isRedirect }: Page): string[] {
  return [
    ...ids
      .filter((id) => /^[-\d]/.test(id))
      .map(
        (id) =>
          `has the id "${id}", which no style sheet can name as it is. Let it begin with a letter.`,
      ),
    ...(mains === 1 ? [] : [`has ${mains} main elements instead of one.`]),
    ...(h1 === 1 || isRedirect
      ? []
      : [`has ${h1} h1 elements instead of one.`]),
  ];
}

function checkListed({ description: { length }, canonical }: Page): string[] {
  return [
    ...(length < 50 || length > 160
      ? [`has a description of ${length} characters instead of 50 to 160.`]
      : []),
    ...(canonical === '' ? ['has no canonical link.'] : []),
  ];
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '');
}
