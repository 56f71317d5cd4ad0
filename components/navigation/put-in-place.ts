import { contentOf } from './documents';

/** What of the head belongs to the page, and not to the document: its colours, policy, styles and icons stay. */
const OF_PAGE =
  'link[rel=canonical], link[rel=alternate], meta[property], meta[name]:not([name=viewport], [name=theme-color])';

/** Whether a document was made by another build than the one on screen, whose scripts and styles it may not fit. */
export function isOtherBuild(page: Document): boolean {
  const [next, shown] = [page, document].map(({ documentElement, head }) => {
    const sheets = [...head.querySelectorAll('link[rel=stylesheet]')].map(
      (link) => link.getAttribute('href')?.replace(/\?.*/, ''),
    );
    // Another language is another document, down to the attributes of its root.
    const { dataset, lang } = documentElement;
    return [dataset['build'], lang, ...sheets].join();
  });
  return next !== shown;
}

/**
 * Puts the content and the head of another page in the place of the shown ones.
 *
 * @param page its document, which gives its content away
 * @throws Error when one of the two has no content
 */
export function putInPlace(page: Document): void {
  const shown = contentOf(document);
  const next = contentOf(page);
  if (!shown || !next) throw new Error('not a page of this site');
  const keepSidebar = takeSidebar(shown, next);
  shown.replaceChildren(...next.childNodes);
  // It asks for a layout; where the browser has not moved the new page to its place yet, that place is lost.
  requestAnimationFrame(keepSidebar);
  // The element itself stays: browsers and translators watch it.
  document.title = page.title;
  for (const old of document.head.querySelectorAll(OF_PAGE)) old.remove();
  document.head.append(...page.head.querySelectorAll(OF_PAGE));
}

/**
 * What the reader opened and filtered in the sidebar stays, as long as its pages are the same.
 *
 * @returns puts its position back
 */
function takeSidebar(shown: Element, next: Element): () => void {
  const [ours, theirs] = [shown, next].map((content) =>
    content.querySelector('[data-sidebar]'),
  );
  if (!ours || !theirs || pagesOf(ours) !== pagesOf(theirs)) return () => {};
  const { scrollTop } = ours;
  theirs.replaceWith(ours);
  return () => {
    ours.scrollTop = scrollTop;
  };
}

function pagesOf(sidebar: Element): string {
  return [...sidebar.querySelectorAll('[data-sidebar-tree] a')]
    .map((link) => `${link.getAttribute('href')} ${link.textContent}`)
    .join('\n');
}
