'use client';

import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent, RefObject } from 'react';
import { linkOf } from '@/components/browser/closest-target';
import { isPlain } from '@/components/browser/keys';
import { ADDRESS_EVENT } from '@/components/browser/page-event';
import '@/components/islands/elements';
import { Icon } from '@/components/ui/icon';
import { withoutHighlight } from '@/lib/search/highlight';
import {
  announcementOf,
  LIST_ID,
  PANEL_ID,
  PanelContent,
} from './panel-content';
import { SearchStatus } from './search-parts';
import { useKeys } from './use-keys';
import { usePanel, type Panel } from './use-panel';
import './search-panel.css';

/** The search box, and what opens below it: hits, where to begin, or what to try next. */
export default function SearchPanel() {
  const panel = usePanel();
  const { isOpen, answer, options, hasFailed, close } = panel;
  return (
    <div
      role="search"
      className="search-box needs-js"
      data-open={isOpen ? '' : undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <Icon name="search" />
      <Field panel={panel} />
      <Buttons panel={panel} />
      {isOpen && <OpenPanel panel={panel} />}
      <p role="status" className="visually-hidden">
        {isOpen && announcementOf(answer, options.length, hasFailed)}
      </p>
    </div>
  );
}

type PartProps = { panel: Panel };

function Field({ panel }: PartProps) {
  const { input, isOpen, options, activeId, type, open } = panel;
  const listId = options.length > 0 ? LIST_ID : PANEL_ID;
  return (
    <input
      ref={input}
      type="text"
      className="search-input"
      role="combobox"
      aria-label="Search"
      aria-expanded={isOpen}
      aria-autocomplete="list"
      aria-controls={isOpen ? listId : undefined}
      aria-activedescendant={activeId}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="search"
      placeholder="Search"
      maxLength={600}
      onFocus={open}
      onClick={open}
      onInput={({ currentTarget }) => {
        type(currentTarget.value);
        open();
      }}
      onKeyDown={useKeys(panel)}
    />
  );
}

/** What closes the search and what clears marks, which are shown in turn, and between them the keys that open it. */
function Buttons({ panel: { input, type, close } }: PartProps) {
  /** Takes the marks out of the page, and the words out of its address. The button goes, and the reader stays. */
  const clearMarks = () => {
    const address = withoutHighlight(window.location.href);
    history.replaceState(history.state, '', address);
    window.dispatchEvent(new Event(ADDRESS_EVENT));
    if (input.current) input.current.value = '';
    input.current?.focus({ preventScroll: true });
    type('');
    close();
  };
  /** A finger that closes the search wants no keyboard; a key stays where the search is. */
  const leave = ({ detail }: MouseEvent) => {
    if (detail === 0) input.current?.focus({ preventScroll: true });
    else input.current?.blur();
    close();
  };
  return (
    <>
      <button
        type="button"
        className="search-clear"
        title="Removes the marks of the search"
        onClick={clearMarks}
      >
        Clear
      </button>
      <kbd className="search-keys" aria-hidden="true">
        <site-search-keys suppressHydrationWarning>Ctrl K</site-search-keys>
      </kbd>
      <button
        type="button"
        className="icon-button search-close"
        aria-label="Close search"
        onClick={leave}
      >
        <Icon name="close" />
      </button>
    </>
  );
}

function OpenPanel({ panel }: PartProps) {
  const { answer, activeId, hasFailed, retry, close } = panel;
  const box = useRef<HTMLDivElement>(null);
  useFit(box);
  useLayoutEffect(() => {
    if (!activeId) return;
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId, answer]);

  const handleClick = (event: MouseEvent) => {
    if (linkOf(event.nativeEvent) && isPlain(event)) close();
  };
  return (
    <div
      ref={box}
      className="search-panel"
      id={PANEL_ID}
      // Losing the focus would close it before a click in it arrives.
      onMouseDown={(event) => event.preventDefault()}
      onClick={handleClick}
    >
      {answer ? (
        <PanelContent {...panel} answer={answer} />
      ) : (
        <SearchStatus hasFailed={hasFailed} retry={retry} />
      )}
    </div>
  );
}

/** Lets the panel end above the edge of the window, wherever the bar is: what is on top of the bar scrolls away. */
function useFit(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const fit = () => {
      const bottom =
        panel.current?.parentElement?.getBoundingClientRect().bottom ?? 0;
      panel.current?.style.setProperty('--search-top', `${bottom}px`);
    };
    fit();
    const stop = new AbortController();
    addEventListener('scroll', fit, stop);
    addEventListener('resize', fit, stop);
    return () => stop.abort();
  }, [panel]);
}
