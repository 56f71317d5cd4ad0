import { shownPath } from '@/components/browser/page-event';
import { loadPage } from '@/components/navigation/documents';

const MAX_CHARS = 200;

/** What is behind a link. */
export type Preview = { section: string; title: string; sentence: string };

/**
 * Reads what is behind a link from its page.
 *
 * @throws when the page cannot be loaded, which the click then reports
 */
export async function describeLink({
  path,
  hash,
}: {
  path: string;
  hash: string;
}): Promise<Preview | undefined> {
  const page = path === shownPath() ? document : await loadPage(path);
  const title = textOf(page.querySelector('main h1'));
  if (!title) return undefined;
  const heading = page.getElementById(decodeURIComponent(hash.slice(1)));
  const crumbs = page.querySelectorAll('main .breadcrumbs li');
  const names = [...crumbs].slice(1, -1).map(textOf);
  const paragraph = [...page.querySelectorAll('main .prose > p')].find(
    (one) =>
      !heading ||
      heading.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return {
    section: (heading ? [...names, title] : names).join(' › '),
    title: heading ? textOf(heading) : title,
    sentence: firstSentence(textOf(paragraph)),
  };
}

const textOf = (node: Element | null | undefined): string =>
  node?.textContent.replace(/\s+/g, ' ').trim() ?? '';

function firstSentence(text: string): string {
  const [sentence = ''] = text.split(/(?<=[.!?]) /, 1);
  return sentence.length > MAX_CHARS
    ? `${sentence.slice(0, sentence.lastIndexOf(' ', MAX_CHARS))} …`
    : sentence;
}
