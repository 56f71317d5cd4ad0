'use client';

import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { ADDRESS_EVENT } from '@/components/browser/page-event';
import { replaceQuery } from '@/components/browser/replace-query';
import { counted } from '@/lib/base/text';
import { withBase } from '@/lib/base/url';
import { NoResults, PackageFilter, SearchStatus } from './search-parts';
import { SearchRow } from './search-row';
import { isAsked, useSearch, type Answer, type Question } from './use-search';

/** The page with all hits of the query in its address; it follows typing. */
export default function SearchResults({ id }: { id: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [question, ask] = useAddressedQuestion(field);
  const { answer, hasFailed, retry } = useSearch(question);
  const query = question.query.replace(/\p{Bidi_Control}/gu, '').trim();
  const shown = query && answer && isAsked(answer) ? answer : undefined;
  return (
    <main id={id} tabIndex={-1} className="page-narrow search-page">
      <h1>
        {query ? `Search results for "${query}"` : 'Search the documentation'}
      </h1>
      <p className="no-js">
        Searching needs JavaScript. Without it, the list next to every page of{' '}
        <a href={withBase('/docs/state')}>the documentation</a> shows all pages.
      </p>
      <Form field={field} packageName={question.packageName} ask={ask} />
      <p role="status" className="search-count">
        {shown && countOf(shown)}
      </p>
      {!answer && <SearchStatus hasFailed={hasFailed} retry={retry} />}
      {shown && (
        <Hits
          answer={shown}
          searchEverywhere={() => ask({ packageName: '' })}
        />
      )}
    </main>
  );
}

type Ask = (change: Partial<Question>) => void;

/** What the address of the page asks, and what changes both; the field follows the address. */
function useAddressedQuestion(
  field: RefObject<HTMLInputElement | null>,
): [Question, Ask] {
  const [question, setQuestion] = useState({ query: '', packageName: '' });
  useLayoutEffect(() => {
    const { current } = field;
    if (!current) return undefined;
    const readAddress = () => {
      const asked = {
        query: addressed('q'),
        packageName: addressed('package'),
      };
      if (current.value !== asked.query) current.value = asked.query;
      setQuestion(asked);
    };
    // Typed while this was on its way.
    if (current.value && !addressed('q')) replaceQuery({ q: current.value });
    readAddress();
    window.addEventListener(ADDRESS_EVENT, readAddress);
    return () => window.removeEventListener(ADDRESS_EVENT, readAddress);
  }, [field]);

  return [
    question,
    (change) => {
      const asked = { ...question, ...change };
      replaceQuery({ q: asked.query, package: asked.packageName });
      setQuestion(asked);
    },
  ];
}

type FormProps = {
  field: RefObject<HTMLInputElement | null>;
  packageName: string;
  ask: Ask;
};

function Form({ field, packageName, ask }: FormProps) {
  return (
    <form
      className="search-form needs-js"
      role="search"
      aria-label="Search the documentation"
      onSubmit={(event) => event.preventDefault()}
    >
      <input
        ref={field}
        type="search"
        className="search-field"
        aria-label="Search the documentation"
        placeholder="A name or a question"
        autoComplete="off"
        spellCheck={false}
        maxLength={600}
        onInput={({ currentTarget }) => ask({ query: currentTarget.value })}
      />
      <PackageFilter
        name="search-page-package"
        chosen={packageName}
        onChoose={(name) => ask({ packageName: name })}
      />
    </form>
  );
}

type HitsProps = { answer: Answer; searchEverywhere: () => void };

function Hits({ answer, searchEverywhere }: HitsProps) {
  const { rows } = answer;
  if (rows.length === 0)
    return <NoResults answer={answer} searchEverywhere={searchEverywhere} />;
  // Those of a page stand below its first one.
  return (
    <ol className="search-groups">
      {rows
        .filter(({ tree }) => !tree)
        .map((page) => (
          <li key={page.route} className="search-group">
            {rows
              .filter(({ route }) => route === page.route)
              .map((row) => (
                <SearchRow
                  key={row.hash}
                  row={row}
                  answer={answer}
                  maxLines={2}
                />
              ))}
          </li>
        ))}
    </ol>
  );
}

function countOf({ rows, pageCount }: Answer): string {
  if (rows.length === 0) return 'No results';
  return `${counted(rows.length, 'result')} on ${counted(pageCount, 'page')}`;
}

const addressed = (name: string): string =>
  new URLSearchParams(window.location.search).get(name) ?? '';
