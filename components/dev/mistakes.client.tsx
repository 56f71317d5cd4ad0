'use client';

import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { keyOf as keyOfPress } from '@/components/browser/keys';
import { MistakeDialog } from './mistake-dialog';
import { countOf, keyOf } from './mistake-list';
import type { Problem } from '@/lib/base/source';

/** The page says what is wrong with it where it stands. */
function readPage(): string {
  return (
    document
      .querySelector('[data-page-mistakes]')
      ?.getAttribute('data-page-mistakes') ?? '[]'
  );
}

function listen(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Calls back when Escape is pressed and nothing that opened over the page, such as hits of the search, wants it. */
function useEscape(isOn: boolean, onEscape: () => void): void {
  const handle = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOn) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (keyOfPress(event) !== 'Escape' || event.defaultPrevented) return;
      if (!document.querySelector(':modal')) handle();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [isOn]);
}

/** Which mistakes are shown: all but those that were closed, until they are mended and come again. */
function useDismissed(keys: readonly string[]) {
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const stillDismissed = dismissed.filter((key) => keys.includes(key));
  if (stillDismissed.length < dismissed.length) setDismissed(stillDismissed);
  return {
    isOpen: keys.some((key) => !dismissed.includes(key)),
    close: () => setDismissed(keys),
    open: () => setDismissed([]),
  };
}

/** The pressed button goes, so its counterpart takes the focus over; what comes by itself leaves it alone. */
function useFocusHandover() {
  const isAsked = useRef(false);
  return {
    handOver: (isFocused = true) => {
      isAsked.current = isFocused;
    },
    takeFocus: useCallback((button: HTMLButtonElement | null) => {
      if (!button || !isAsked.current) return;
      isAsked.current = false;
      button.focus();
    }, []),
  };
}

/**
 * While writing: shows the mistakes of the shown page and of the site, over the page, until they are mended. It never
 * takes the focus, and once closed it stays closed until there is a mistake that it has not shown yet.
 */
export function Mistakes({ shared }: { shared: readonly Problem[] }) {
  const report = useSyncExternalStore(listen, readPage, () => '[]');
  // Written by the server of this very page.
  const page = useMemo(() => JSON.parse(report) as Problem[], [report]);
  const mistakes = [...shared, ...page];
  const { isOpen, open, close } = useDismissed(mistakes.map(keyOf));
  const { handOver, takeFocus } = useFocusHandover();
  useEscape(isOpen, () => {
    handOver(document.activeElement?.closest('.mistakes') !== null);
    close();
  });

  const [first] = mistakes;
  return (
    <div className="mistakes">
      <p role="status" className="visually-hidden">
        {first &&
          `${countOf(mistakes)}: ${first.file}, line ${first.line}, ${first.message}`}
      </p>
      {isOpen && (
        <MistakeDialog
          mistakes={mistakes}
          onClose={() => {
            handOver();
            close();
          }}
          closeRef={takeFocus}
        />
      )}
      {!isOpen && first && (
        <button
          type="button"
          ref={takeFocus}
          className="button mistakes-show"
          onClick={() => {
            handOver();
            open();
          }}
        >
          Show {countOf(mistakes)}
        </button>
      )}
    </div>
  );
}
