import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';

import { highlightedWords, withoutHighlight } from '@/lib/search/query';

/**
 * Marks the words that the address of a page asks for, and says whether there are marks.
 * They go with the next page, or when cleared, which also takes them out of the address.
 */
export function useArrivalMarks(): {
  hasMarks: boolean;
  /** Marks words on the page that is shown already. */
  mark: (words: readonly string[]) => void;
  clear: () => void;
} {
  const pathname = usePathname();
  const unmark = useRef<(() => void) | null>(null);
  const [hasMarks, setHasMarks] = useState(false);

  const remove = useCallback(() => {
    unmark.current?.();
    unmark.current = null;
    setHasMarks(false);
  }, []);
  const mark = useCallback(
    (words: readonly string[]) => {
      remove();
      const article =
        document.querySelector('main article') ??
        document.querySelector('main');
      if (words.length === 0 || !article) return;
      void import('@/lib/search/marks').then(({ markWords }) => {
        unmark.current?.();
        unmark.current = article.isConnected ? markWords(article, words) : null;
        setHasMarks(true);
      });
    },
    [remove],
  );

  useEffect(() => {
    mark(highlightedWords(window.location.search));
  }, [pathname, mark]);

  const clear = () => {
    remove();
    window.history.replaceState(
      window.history.state,
      '',
      withoutHighlight(window.location.href),
    );
  };
  return { hasMarks, mark, clear };
}
