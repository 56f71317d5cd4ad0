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
  const main = page.querySelector('main');
  const title = textOf(main?.querySelector('h1'));
  if (!title) return undefined;
  const heading = hash
    ? page.getElementById(decodeURIComponent(hash.slice(1)))
    : null;
  const crumbs = main?.querySelectorAll('.breadcrumbs li') ?? [];
  const names = [...crumbs].slice(1, -1).map(textOf);
  return {
    section: (heading ? [...names, title] : names).join(' › '),
    title: heading ? textOf(heading) : title,
    sentence: firstSentence(textOf(paragraphAfter(main, heading))),
  };
}

function paragraphAfter(
  main: Element | null,
  heading: Element | null,
): Element | undefined {
  const all = [...(main?.querySelectorAll('.prose > p') ?? [])];
  return all.find(
    (one) =>
      !heading ||
      heading.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}

function textOf(node: Element | null | undefined): string {
  const copy = node?.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const anchor of copy.querySelectorAll('.heading-anchor')) {
    anchor.remove();
  }
  return copy.textContent.replace(/\s+/g, ' ').trim();
}

function firstSentence(text: string): string {
  const [sentence = ''] = text.split(/(?<=[.!?]) /, 1);
  return sentence.length > MAX_CHARS
    ? `${sentence.slice(0, sentence.lastIndexOf(' ', MAX_CHARS))} …`
    : sentence;
}
