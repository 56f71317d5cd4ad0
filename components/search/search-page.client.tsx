'use client';

import { useSearchParams } from 'next/navigation';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';

import { SEARCH_FILES_PATH } from '@/lib/search';
import { loadSearchText } from '@/lib/search/query';
import type { SearchEngine } from '@/lib/search/query';
import { withBase } from '@/lib/url';

import { loadSearch } from './load-search';
import { PackageFilter } from './package-filter';
import { SearchRow } from './search-row';

type Status = 'loading' | 'failed' | SearchEngine;

/** The page with all hits of the query in its address. */
export function SearchPage() {
  const addressQuery = useSearchParams().get('q') ?? '';
  const [query, setQuery] = useState(addressQuery);
  const typedQuery = useRef(addressQuery);
  const [packageName, setPackageName] = useState('');
  const { status, texts, load } = useEngine();
  const asked = useDeferredValue(query.trim());
  const result = useMemo(
    () =>
      typeof status === 'object' && asked
        ? status.searchAll(asked, packageName)
        : undefined,
    [status, asked, packageName],
  );
  const title = query.trim()
    ? `Search results for "${query.trim()}"`
    : 'Search the documentation';

  useEffect(() => {
    // While someone types, the router's idea of the address lags behind; the address itself does not.
    const asked = new URLSearchParams(window.location.search).get('q') ?? '';
    if (asked === typedQuery.current) return;
    typedQuery.current = asked;
    setQuery(asked);
  }, [addressQuery]);

  const handleType = (next: string) => {
    setQuery(next);
    typedQuery.current = next;
    const url = new URL(window.location.href);
    if (next) url.searchParams.set('q', next);
    else url.searchParams.delete('q');
    window.history.replaceState(window.history.state, '', url);
  };

  return (
    <>
      <h1>{title}</h1>
      <form
        className="search-form"
        role="search"
        aria-label="Search the documentation"
        onSubmit={(event) => event.preventDefault()}
      >
        <input
          type="search"
          className="search-field"
          aria-label="Search the documentation"
          placeholder="A name, a part of it, or a question"
          autoComplete="off"
          spellCheck={false}
          maxLength={160}
          value={query}
          onChange={(event) => handleType(event.target.value)}
        />
        <PackageFilter
          name="search-page-package"
          value={packageName}
          onChange={setPackageName}
        />
      </form>
      {status === 'loading' && <p>Loading the search index…</p>}
      {status === 'failed' && (
        <p>
          Search could not be loaded.{' '}
          <button type="button" className="search-retry" onClick={load}>
            Retry
          </button>
        </p>
      )}
      <p role="status" className="search-count">
        {result && countOf(result.groups)}
      </p>
      {result?.groups.length === 0 && (
        <>
          <p>Pages with a similar name:</p>
          <ul>
            {result.nearest.map(({ route, title: name }) => (
              <li key={route}>
                <a href={withBase(route)}>{name}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <ol className="search-groups">
        {result?.groups.map((hits) => (
          <li key={hits[0]?.document.pageId} className="search-group">
            {hits.map((hit) => (
              <SearchRow
                key={`${hit.document.type}-${hit.document.id}`}
                hit={hit}
                terms={result.terms}
                text={texts[hit.sectionId]}
                words={result.highlight}
              />
            ))}
          </li>
        ))}
      </ol>
    </>
  );
}

function useEngine(): {
  status: Status;
  texts: readonly string[];
  load: () => void;
} {
  const [status, setStatus] = useState<Status>('loading');
  const [texts, setTexts] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    fetch(withBase(SEARCH_FILES_PATH))
      .then(loadSearch)
      .then(
        async ({ engine, textUrl }) => {
          // Hits without their text would jump when it comes: both are awaited.
          const loaded = await loadSearchText(textUrl).catch(() => []);
          if (isGone) return;
          setTexts(loaded);
          setStatus(engine);
        },
        () => {
          if (!isGone) setStatus('failed');
        },
      );
    return () => {
      isGone = true;
    };
  }, [attempt]);
  const load = () => {
    setStatus('loading');
    setAttempt((count) => count + 1);
  };
  return { status, texts, load };
}

function countOf(groups: readonly (readonly unknown[])[]): string {
  const hits = groups.reduce((sum, group) => sum + group.length, 0);
  if (hits === 0) return 'No results';
  const pages = groups.length === 1 ? 'one page' : `${groups.length} pages`;
  return `${hits} ${hits === 1 ? 'result' : 'results'} on ${pages}`;
}
