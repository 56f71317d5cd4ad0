'use client';

import { useEffect, useRef, useState } from 'react';
import { SearchStatus } from '@/components/search/search-parts';
import { SearchRow } from '@/components/search/search-row';
import { useSearch } from '@/components/search/use-search';
import type { SearchRow as Row } from '@/lib/search/query';

/** Of what search finds in the errors, some are pages: entries are what is looked for. */
const ASKED_ROWS = 16;
const SHOWN_ROWS = 4;
/** Fewer letters are no message yet. */
const MIN_LETTERS = 4;

/** Finds the entry of a message, whatever names and numbers stand in it, or of a symptom. */
export default function ErrorFinder() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [message, setMessage] = useState('');
  const change = (text: string) => {
    setMessage(text);
    // It may hold names that belong in no address.
    history.replaceState({ ...history.state, message: text }, '');
  };
  useEffect(() => {
    const { current } = field;
    if (!current) return undefined;
    // Pasted before it was alive, or by a reader who comes back.
    const stored = history.state as { message?: string } | null;
    current.value ||= stored?.message ?? '';
    const keep = () => change(current.value);
    if (current.value) keep();
    // A place in the page is an entry of its own.
    window.addEventListener('hashchange', keep);
    return () => window.removeEventListener('hashchange', keep);
  }, []);
  const isAsked = message.trim().length >= MIN_LETTERS;
  return (
    <form
      className="form-row needs-js"
      role="search"
      aria-label="Errors"
      onSubmit={(event) => event.preventDefault()}
    >
      <label className="form-wide">
        Paste your message
        <textarea
          ref={field}
          rows={3}
          spellCheck={false}
          placeholder="NG0201: No provider found for … (or what you see: the list does not update)"
          onInput={({ currentTarget }) => change(currentTarget.value)}
        />
      </label>
      {isAsked && <Entries message={message} />}
    </form>
  );
}

function Entries({ message }: { message: string }) {
  const question = { query: message, packageName: 'errors' };
  const { answer, hasFailed, retry } = useSearch(question, ASKED_ROWS);
  if (!answer) return <SearchStatus hasFailed={hasFailed} retry={retry} />;
  const entries = answer.rows.filter(({ hash }) => hash);
  const shown = entries.length > 0 ? entries : answer.rows;
  return (
    <div className="error-entries">
      <p role="status">{headline(shown.length, answer.isLikely)}</p>
      <ol aria-label="Entries">
        {shown.slice(0, SHOWN_ROWS).map((row) => (
          <li key={row.route + row.hash}>
            <SearchRow row={alone(row)} answer={answer} maxLines={2} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function headline(count: number, isLikely: boolean): string {
  if (isLikely) return 'Most likely first:';
  return count > 0
    ? 'No entry fits. These have some of its words:'
    : 'No entry has these words. Try the code, such as NG0201, or the name of a directive.';
}

/**
 * Without the line that leads from the row of its page, which is not shown; and without words to mark, as a message has
 * many that stand all over the page.
 */
const alone = ({ tree: _, ...row }: Row): Row => ({
  ...row,
  href: row.route + row.hash,
});
