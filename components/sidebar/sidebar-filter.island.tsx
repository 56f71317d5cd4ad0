'use client';

import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { closestTarget } from '@/components/browser/closest-target';
import { isPlain, keyOf } from '@/components/browser/keys';
import { PAGE_EVENT } from '@/components/browser/page-event';
import { Icon } from '@/components/ui/icon';
import { counted } from '@/lib/base/text';
import { withBase } from '@/lib/base/url';
import { filterTree, hitsOf } from './filter-tree';
import './sidebar-filter.css';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Narrows the tree of the sidebar around it to what is typed: by mouse, and by arrow keys and Enter. */
export default function SidebarFilter() {
  const field = useRef<HTMLInputElement>(null);
  /** Nothing before it is alive. */
  const [text, setText] = useState<string>();
  const [count, setCount] = useState(0);
  const wanted = text?.trim().toLowerCase() ?? '';
  useLayoutEffect(() => {
    const root = field.current?.closest('[data-sidebar]');
    if (!root) return;
    filterTree(root, wanted);
    setCount(hitsOf(root).length);
  }, [wanted]);
  useEvents(field, setText);
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

/** Keys in the filter and its tree, and the page that a hit leads to, where the tree is whole again. */
function useEvents(
  field: RefObject<HTMLInputElement | null>,
  setText: (text: string) => void,
): void {
  useLayoutEffect(() => {
    const input = field.current;
    const root = input?.closest<HTMLElement>('[data-sidebar]');
    if (!input || !root) return;
    const end = new AbortController();
    const { signal } = end;
    let isFollowed = false;
    const clear = () => {
      input.value = '';
      setText('');
    };
    // What was typed before it came to life counts.
    setText(input.value);
    root.addEventListener(
      'keydown',
      (event) => {
        if (input.value.trim() !== '') handleKey(event, input, root, clear);
      },
      { signal },
    );
    root.addEventListener(
      'click',
      (event) => {
        isFollowed = closestTarget(event, 'a') !== undefined && isPlain(event);
      },
      { signal },
    );
    const handlePage = () => {
      if (isFollowed) clear();
      isFollowed = false;
    };
    window.addEventListener(PAGE_EVENT, handlePage, { signal });
    return () => end.abort();
  }, [field, setText]);
}

function handleKey(
  event: KeyboardEvent,
  input: HTMLInputElement,
  root: Element,
  clear: () => void,
): void {
  const { target } = event;
  const key = keyOf(event);
  const step = STEPS[key];
  if (key === 'Enter' && target === input) {
    event.preventDefault();
    hitsOf(root)[0]?.click();
  } else if (key === 'Escape') {
    event.preventDefault();
    clear();
    input.focus();
  } else if (step !== undefined) {
    event.preventDefault();
    const stops = [input, ...hitsOf(root)];
    const from = stops.findIndex((stop) => stop === target);
    stops[(from + step + stops.length) % stops.length]?.focus();
  }
}
