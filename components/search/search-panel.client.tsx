'use client';

import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';

import {
  addRecentSearch,
  clearRecentSearches,
  readRecentSearches,
  loadSearchText,
} from '@/lib/search/query';
import type { SearchEngine } from '@/lib/search/query';
import { withBase } from '@/lib/url';

import { PackageFilter } from './package-filter';
import { SearchIcon } from './search-icon';
import { SearchRow } from './search-row';

export { loadSearch } from './load-search';

export type SearchPanelProps = {
  /** Prefix of all ids. */
  id: string;
  engine: SearchEngine;
  textUrl: string;
  query: string;
  activeId: string | undefined;
  /** Receives the keys pressed in the search box. */
  keys: RefObject<((event: KeyboardEvent) => void) | null>;
  onActive: (id: string | undefined) => void;
  /** Told what to announce, and the id of the list of options, empty when there is none. */
  onFound: (found: { announcement: string; listId: string }) => void;
  /** Fills the search box. */
  onQuery: (query: string) => void;
  /** A hit was chosen: the path it leads to and the words to mark there. */
  onChoose: (path: string, words: readonly string[]) => void;
};

/** What opens below the search box: hits, recent searches, or what to try next. */
export function SearchPanel(props: SearchPanelProps) {
  const {
    id,
    engine,
    textUrl,
    activeId,
    keys,
    onActive,
    onFound,
    onQuery,
    onChoose,
  } = props;
  // The letter shows at once, hits a frame later: on a slow processor, looking for them would hold it back.
  const asked = useDeferredValue(props.query);
  const isBehind = asked !== props.query;
  const isEnterWaiting = useRef(false);
  const query = asked.trim();
  const [packageName, setPackageName] = useState('');
  const [recent, setRecent] = useState(readRecentSearches);
  const [texts, setTexts] = useState<readonly string[]>([]);
  const result = useMemo(
    () => (query ? engine.searchPanel(asked, packageName) : undefined),
    [engine, query, asked, packageName],
  );
  const hits = result?.hits ?? [];
  const listId = `${id}list`;
  const optionId = (position: number) => `${listId}-${position}`;
  const optionCount = query ? hits.length : recent.length;
  const announcement = announcementOf(query, hits.length, recent.length);

  const shownListId = optionCount > 0 ? listId : '';

  useEffect(
    () => onFound({ announcement, listId: shownListId }),
    [announcement, shownListId, onFound],
  );
  useEffect(() => {
    // Snippets may come later than hits: the text is loaded once there is something on screen to complete.
    if (hits.length > 0) loadSearchText(textUrl).then(setTexts, () => {});
  }, [hits.length, textUrl]);

  const choose = (path: string) => {
    if (query) setRecent(addRecentSearch(query));
    onChoose(path, result?.highlight ?? []);
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    isEnterWaiting.current = false;
    const step =
      event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && optionCount > 0) {
      event.preventDefault();
      const at = activeId
        ? Number(activeId.slice(listId.length + 1))
        : step > 0
          ? -1
          : 0;
      const next = optionId((at + step + optionCount) % optionCount);
      onActive(next);
      document.getElementById(next)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (isBehind) isEnterWaiting.current = true;
      else chooseShown();
    }
  });
  const chooseShown = useEffectEvent(() => {
    const target = activeId ?? (query && optionCount > 0 ? optionId(0) : '');
    document.getElementById(target)?.click();
  });
  useEffect(() => {
    if (isBehind || !isEnterWaiting.current) return;
    isEnterWaiting.current = false;
    chooseShown();
  }, [isBehind]);
  useEffect(() => {
    keys.current = (event) => handleKey(event);
    return () => {
      keys.current = null;
    };
  }, [keys]);

  if (!query) {
    return recent.length > 0 ? (
      <>
        <div className="search-recent-head">
          <span id={`${id}recent`}>Recent searches</span>
          <button
            type="button"
            className="search-link"
            onClick={() => {
              clearRecentSearches();
              setRecent([]);
              onQuery('');
            }}
          >
            Clear recent searches
          </button>
        </div>
        <div role="listbox" id={listId} aria-labelledby={`${id}recent`}>
          {recent.map((past, position) => (
            <div
              key={past}
              role="option"
              id={optionId(position)}
              className="search-row"
              aria-selected={activeId === optionId(position)}
              onClick={() => onQuery(past)}
            >
              <SearchIcon name="recent" />
              <span className="search-row-title">{past}</span>
            </div>
          ))}
        </div>
      </>
    ) : (
      <p className="search-note">Type a name, a part of it, or a question.</p>
    );
  }
  return (
    <>
      <PackageFilter
        name={`${id}package`}
        value={packageName}
        onChange={setPackageName}
      />
      {hits.length > 0 ? (
        <div role="listbox" id={listId} aria-label="Search results">
          {hits.map((hit, position) => (
            <SearchRow
              key={`${hit.document.type}-${hit.document.id}`}
              id={optionId(position)}
              hit={hit}
              terms={result?.terms}
              text={texts[hit.sectionId]}
              words={result?.highlight ?? []}
              isActive={activeId === optionId(position)}
              onChoose={() => choose(hit.document.url)}
            />
          ))}
        </div>
      ) : (
        <div className="search-note">
          <p>
            No results{packageName && ' in this package'}.{' '}
            {result?.nearest.length ? 'Pages with a similar name:' : ''}
          </p>
          {result && result.nearest.length > 0 && (
            <ul className="search-nearest">
              {result.nearest.map(({ route, title }) => (
                <li key={route}>
                  <a href={withBase(route)} onClick={() => choose(route)}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <a
        className="search-all"
        href={withBase(`/search?q=${encodeURIComponent(query)}`)}
        onClick={() => choose('/search')}
      >
        See all results
        {result &&
          result.pageCount > 0 &&
          ` (${result.pageCount} ${result.pageCount === 1 ? 'page' : 'pages'})`}
      </a>
    </>
  );
}

function announcementOf(
  query: string,
  hitCount: number,
  recentCount: number,
): string {
  if (query)
    return hitCount === 0
      ? 'No results'
      : hitCount === 1
        ? '1 result'
        : `${hitCount} results`;
  if (recentCount === 0) return '';
  return recentCount === 1
    ? '1 recent search'
    : `${recentCount} recent searches`;
}
