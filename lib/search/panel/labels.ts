import { element } from '@/lib/base/browser/dom';

/** How many pages have a hit, behind a label. */
export function countOf(pages: number): string {
  if (pages === 0) return '';
  return ` (${pages} ${pages === 1 ? 'page' : 'pages'})`;
}

/** What screen readers hear of the options. */
export function announcementOf(query: string, count: number): string {
  if (count === 0) return query ? 'No results' : '';
  const what = query ? 'result' : 'suggestion';
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** What the keys do, for those who see them; screen readers announce it for a combobox. */
export function keyHints(): HTMLElement {
  const isMac = document
    .querySelector('.search-keys')
    ?.textContent.includes('⌘');
  const hints = [
    ['↑ ↓', 'choose'],
    ['↵', 'open'],
    [isMac ? '⌘ ↵' : 'Ctrl ↵', 'new tab'],
    ['Esc', 'close'],
  ] as const;
  return element(
    'p',
    { class: 'search-hints', 'aria-hidden': 'true' },
    ...hints.flatMap(([key, what]) => [element('kbd', {}, key), ` ${what} `]),
  );
}
