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
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (!document.querySelector(':modal')) handle();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [isOn]);
}

/**
 * While writing: shows the mistakes of the shown page and of the site, over the page, until they are mended. It never
 * takes the focus, and once closed it stays closed until there is a mistake that it has not shown yet.
 */
export function Mistakes({ shared }: { shared: readonly Problem[] }) {
  const report = useSyncExternalStore(listen, readPage, () => '[]');
  // Written by the server of this very page.
  const page = useMemo(() => JSON.parse(report) as Problem[], [report]);
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const mistakes = [...shared, ...page];
  const keys = mistakes.map(keyOf);
  // What is mended and comes again is new.
  const stillDismissed = dismissed.filter((key) => keys.includes(key));
  if (stillDismissed.length < dismissed.length) setDismissed(stillDismissed);
  const isOpen = keys.some((key) => !dismissed.includes(key));

  const isAsked = useRef(false);
  /** The pressed button goes, so its counterpart takes the focus over; what comes by itself leaves it alone. */
  const takeFocus = useCallback((button: HTMLButtonElement | null) => {
    if (!button || !isAsked.current) return;
    isAsked.current = false;
    button.focus();
  }, []);
  const turn = (next: readonly string[]) => {
    isAsked.current = true;
    setDismissed(next);
  };

  useEscape(isOpen, () => {
    isAsked.current = document.activeElement?.closest('.mistakes') !== null;
    setDismissed(keys);
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
          onClose={() => turn(keys)}
          closeRef={takeFocus}
        />
      )}
      {!isOpen && first && (
        <button
          type="button"
          ref={takeFocus}
          className="button mistakes-show"
          onClick={() => turn([])}
        >
          Show {countOf(mistakes)}
        </button>
      )}
    </div>
  );
}
