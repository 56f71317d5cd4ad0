'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { keyOf } from '@/components/browser/keys';
import { Icon } from '@/components/ui/icon';
import { counted } from '@/lib/base/text';
import { withBase } from '@/lib/base/url';
import { filterTree, hitsOf } from './filter-tree';
import './sidebar-filter.css';

/** Narrows the tree of the sidebar around it to what is typed: Enter goes to the first hit, Escape ends it. */
export default function SidebarFilter() {
  const field = useRef<HTMLInputElement>(null);
  /** Nothing before it is alive. */
  const [text, setText] = useState<string>();
  const [count, setCount] = useState(0);
  useLayoutEffect(() => {
    const input = field.current;
    const root = input?.closest('[data-sidebar]');
    if (!root) return;
    // What was typed before it came to life counts.
    const typed = text ?? input?.value ?? '';
    filterTree(root, typed.trim());
    setText(typed);
    setCount(hitsOf(root).length);
  }, [text]);
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const key = keyOf(event);
    if (input.value.trim() === '') return;
    if (key === 'Enter') {
      const root = input.closest('[data-sidebar]');
      if (root) hitsOf(root)[0]?.click();
    } else if (key === 'Escape') {
      event.preventDefault();
      input.value = '';
      setText('');
    }
  };
  return (
    <>
      <label className="sidebar-filter needs-js">
        <Icon name="filter" />
        <span className="visually-hidden">Filter navigation</span>
        <input
          ref={field}
          type="search"
          placeholder="Filter"
          autoComplete="off"
          data-sidebar-filter=""
          onInput={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={handleKeyDown}
        />
      </label>
      {text !== undefined && <Status text={text.trim()} count={count} />}
    </>
  );
}

/** How many entries are left of the tree; where none is, where else to look. */
function Status({ text, count }: { text: string; count: number }) {
  const isMissed = text !== '' && count === 0;
  return (
    <p
      role="status"
      className={isMissed ? 'sidebar-status' : 'sidebar-status visually-hidden'}
    >
      {text !== '' && !isMissed && counted(count, 'entry', 'entries')}
      {isMissed && (
        <>
          {'No page has this name. '}
          <a href={withBase(`/search?q=${encodeURIComponent(text)}`)}>
            Search the text of all pages
          </a>
        </>
      )}
    </p>
  );
}
