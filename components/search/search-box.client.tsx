'use client';

import {
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type KeyboardEvent,
} from 'react';

import { SEARCH_FILES_PATH } from '@/lib/search';
import { withBase, withoutBase } from '@/lib/url';

import type { LoadedSearch } from './load-search';
import type { SearchPanelProps } from './search-panel.client';
import { SearchStatus } from './search-status';
import { useArrivalMarks } from './use-arrival-marks';

type Loaded = LoadedSearch & { Panel: ComponentType<SearchPanelProps> };
type Status = 'empty' | 'loading' | 'failed' | Loaded;

const onMac = () => /mac|iphone|ipad/i.test(navigator.platform);
const neverChanges = () => () => {};

/**
 * The search box of the navbar. It ships alone: engine, index and panel are loaded on the first focus, hover or
 * shortcut, and again after a failure.
 */
export function SearchBox() {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const panelKeys = useRef<((event: KeyboardEvent) => void) | null>(null);
  const [status, setStatus] = useState<Status>('empty');
  const [query, setQuery] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const [found, setFound] = useState({ announcement: '', listId: '' });
  const { hasMarks, mark, clear } = useArrivalMarks();
  const isMac = useSyncExternalStore(neverChanges, onMac, () => false);
  const isLoaded = typeof status === 'object';

  const load = () => {
    if (status !== 'empty' && status !== 'failed') return;
    setStatus('loading');
    Promise.all([
      import('./search-panel.client'),
      fetch(withBase(SEARCH_FILES_PATH)),
    ])
      .then(async ([{ SearchPanel, loadSearch }, listed]) =>
        setStatus({ Panel: SearchPanel, ...(await loadSearch(listed)) }),
      )
      .catch(() => setStatus('failed'));
  };

  useEffect(() => {
    const focusOnShortcut = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey))
        return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', focusOnShortcut);
    return () => document.removeEventListener('keydown', focusOnShortcut);
  }, []);

  const close = () => {
    setIsOpen(false);
    setActiveId(undefined);
    setFound({ announcement: '', listId: '' });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setIsOpen(true);
      panelKeys.current?.(event);
    }
  };

  return (
    <div
      ref={root}
      role="search"
      className="search-box needs-js"
      onBlur={(event) => {
        if (!root.current?.contains(event.relatedTarget)) close();
      }}
    >
      <input
        ref={input}
        type="text"
        className="search-input"
        role="combobox"
        aria-label="Search"
        aria-expanded={isOpen}
        aria-controls={found.listId || `${id}panel`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen ? activeId : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder="Search"
        maxLength={160}
        value={query}
        onPointerEnter={load}
        onFocus={() => {
          load();
          setIsOpen(true);
        }}
        onClick={() => setIsOpen(true)}
        onChange={(event) => {
          setQuery(event.target.value);
          setActiveId(undefined);
          setIsOpen(true);
        }}
        onKeyDown={handleKeyDown}
      />
      {hasMarks ? (
        <button
          type="button"
          className="search-clear"
          aria-label="Clear search marks"
          onClick={() => {
            clear();
            setQuery('');
          }}
        >
          Clear
        </button>
      ) : (
        <kbd className="search-keys" aria-hidden="true">
          {isMac ? '⌘ K' : 'Ctrl K'}
        </kbd>
      )}
      <div
        className="search-panel"
        id={`${id}panel`}
        hidden={!isOpen}
        // Keeps the focus in the box: losing it closes the panel before the click arrives.
        onMouseDown={(event) => event.preventDefault()}
      >
        {isLoaded && isOpen && (
          <status.Panel
            id={id}
            engine={status.engine}
            textUrl={status.textUrl}
            query={query}
            activeId={activeId}
            keys={panelKeys}
            onActive={setActiveId}
            onFound={setFound}
            onQuery={(next) => {
              setQuery(next);
              input.current?.focus();
            }}
            onChoose={(path, words) => {
              close();
              if (path === withoutBase(window.location.pathname)) mark(words);
            }}
          />
        )}
        {(status === 'loading' || status === 'failed') && (
          <SearchStatus status={status} onRetry={load} />
        )}
      </div>
      <p role="status" className="visually-hidden">
        {isOpen && (isLoaded ? found.announcement : STATUS_TEXTS[status])}
      </p>
    </div>
  );
}

const STATUS_TEXTS = {
  empty: '',
  loading: 'Loading search',
  failed: 'Search could not be loaded',
} as const;
